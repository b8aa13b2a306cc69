import { plural } from '@santiago/kernel/language/de';
import { translation } from '../../../i18n/translation.ts';
import type { MeDictionary } from './en.ts';

export const de = translation<MeDictionary>()({
  save: 'Name speichern',
  only: 'Nur dieses Gerät kennt dich. Mit einem Passkey kommst du auf jedem Gerät zurück, ohne Passwort.',
  keep: 'Diesen Namen behalten',
  have: 'Ich habe schon einen Namen',
  bring: (n) => `${plural(n, 'laufende Partie', 'laufende Partien')} mitnehmen`,
  undecided: 'Es hat sich nichts geändert. Versuch es noch einmal.',
  passkeys: 'Passkeys',
  passkeysHint: 'Jeder davon öffnet deinen Namen auf jedem Gerät, das ihn hat.',
  used: (day) => `zuletzt benutzt am ${day}`,
  add: 'Passkey hinzufügen',
  remove: 'Entfernen',
  devices: 'Angemeldete Geräte',
  mine: 'Dieses Gerät',
  other: 'Anderes Gerät',
  bot: (label) => `Bot ${label}`,
  signOut: 'Abmelden',
  data: 'Meine Daten',
  download: 'Alle Daten über mich herunterladen',
  leave: 'Hier abmelden',
  leaveHint:
    'Dieses Gerät vergisst dich. Ohne Passkey und ohne anderes Gerät kommt niemand zu diesem Namen zurück.',
  forget: 'Mich löschen',
  forgetHint:
    'Der Server löscht deinen Namen, deine Nachrichten, Passkeys, Geräte und Bots endgültig. In laufenden Partien spielt ein Bot für dich weiter; die anderen behalten die Partie. Partien auf diesem Gerät bleiben.',
  forgetYes: 'Mich endgültig löschen',
});
