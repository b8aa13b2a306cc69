import { plural } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { MeDictionary } from './en.ts';

export const de = translation<MeDictionary>()({
  save: 'Name speichern',
  only: 'Du bist nur auf diesem Gerät angemeldet. Mit einem Passkey kannst du dich auf jedem Gerät wieder anmelden, ohne Passwort.',
  keep: 'Diesen Namen behalten',
  have: 'Ich habe schon einen Namen',
  bring: (n) => `${plural(n, 'laufende Partie', 'laufende Partien')} mitnehmen`,
  undecided: 'Es hat sich nichts geändert. Versuch es noch einmal.',
  passkeys: 'Passkeys',
  passkeysHint: 'Mit einem Passkey kannst du dich auf jedem Gerät anmelden, auf dem er gespeichert ist.',
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
    'Du wirst auf diesem Gerät abgemeldet. Ohne Passkey und ohne ein anderes angemeldetes Gerät kommst auch du nicht mehr an diesen Namen.',
  forget: 'Meinen Namen und meine Daten löschen',
  forgetHint:
    'Der Server löscht deinen Namen, deine Nachrichten, Passkeys, Geräte und Bots endgültig. In laufenden Partien spielt ein Bot für dich weiter; den anderen bleiben die Partien erhalten. Partien auf diesem Gerät bleiben hier.',
  forgetYes: 'Endgültig löschen',
});
