import { plural } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { MeDictionary } from './en.ts';

export const de = translation<MeDictionary>()({
  save: 'Name speichern',
  only: 'Nur dieses Gerät erkennt dich. Mit einem Passkey kannst du dich auf jedem Gerät wieder anmelden, ohne Passwort.',
  keep: 'Diesen Namen behalten',
  have: 'Ich habe schon einen Namen',
  bring: (n) => `${plural(n, 'laufende Partie', 'laufende Partien')} mitnehmen`,
  undecided: 'Es hat sich nichts geändert. Versuch es noch einmal.',
  passkeys: 'Passkeys',
  passkeysHint: 'Mit jedem davon kannst du dich auf jedem Gerät anmelden, das ihn hat.',
  used: (day) => `zuletzt benutzt am ${day}`,
  add: 'Passkey hinzufügen',
  remove: 'Entfernen',
  devices: 'Angemeldete Geräte',
  mine: 'Dieses Gerät',
  other: 'Anderes Gerät',
  bot: (label) => `Bot ${label}`,
  signOut: 'Abmelden',
  blocked: 'Blockiert',
  blockedHint: 'Diese Personen können dich an keinen Tisch einladen.',
  since: (day) => `seit ${day}`,
  unblock: 'Wieder zulassen',
  data: 'Meine Daten',
  download: 'Alle Daten über mich herunterladen',
  leave: 'Hier abmelden',
  leaveHint:
    'Dieses Gerät vergisst dich. Ohne Passkey und ohne ein anderes Gerät kann niemand diesen Namen wieder benutzen.',
  forget: 'Mich löschen',
  forgetHint:
    'Der Server löscht deinen Namen, deine Nachrichten, Passkeys, Geräte und Bots endgültig. In laufenden Partien spielt ein Bot für dich weiter; den anderen bleiben die Partien erhalten. Partien auf diesem Gerät bleiben hier.',
  forgetYes: 'Mich endgültig löschen',
});
