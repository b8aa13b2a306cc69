import { plural } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { MeDictionary } from './en.ts';

export const fr = translation<MeDictionary>()({
  save: 'Enregistrer le nom',
  only: 'Seul cet appareil vous reconnaît. Avec une clé d’accès, vous pouvez vous reconnecter sur tout appareil, sans mot de passe.',
  keep: 'Garder ce nom',
  have: 'J’ai déjà un nom',
  bring: (n) => `Emporter ${plural(n, 'partie en cours', 'parties en cours')}`,
  undecided: 'Rien n’a changé. Réessayez.',
  passkeys: 'Clés d’accès',
  passkeysHint: 'Chacune vous connecte sous votre nom sur tout appareil qui la possède.',
  used: (day) => `dernière utilisation le ${day}`,
  add: 'Ajouter une clé d’accès',
  remove: 'Supprimer',
  devices: 'Appareils connectés',
  mine: 'Cet appareil',
  other: 'Autre appareil',
  bot: (label) => `Robot ${label}`,
  signOut: 'Déconnecter',
  blocked: 'Personnes bloquées',
  blockedHint: 'Elles ne peuvent pas vous inviter à une table.',
  since: (day) => `depuis le ${day}`,
  unblock: 'Débloquer',
  data: 'Mes données',
  download: 'Télécharger toutes mes données',
  leave: 'Se déconnecter ici',
  leaveHint:
    'Cet appareil vous oublie. Sans clé d’accès ni autre appareil, plus personne ne pourra utiliser ce nom.',
  forget: 'Supprimer mes données',
  forgetHint:
    'Le serveur supprime pour toujours votre nom, vos messages, clés d’accès, appareils et robots. Dans les parties en cours, un robot joue à votre place ; les autres gardent la partie. Les parties de cet appareil restent.',
  forgetYes: 'Supprimer pour toujours',
});
