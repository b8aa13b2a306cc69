/** A part of the page with words of its own. `about` is what the shell says of both games, `rules` their rules pages. */
export type Part = 'shell' | 'canals' | 'cards' | 'coach';

/** A word that no text may have, why, and where; everywhere, if no part is named. */
export interface Banned {
  readonly word: RegExp;
  readonly say: string;
  readonly parts?: readonly Part[];
  /** What looks like the word and is right. */
  readonly except?: RegExp;
}

export type Code = 'en' | 'de' | 'fr';

/** A word by itself: `\b` knows no accents. */
const word = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'iu');
const exact = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'u');

const BOARD = ['canals'] as const;
const CARDS = ['cards'] as const;
/** The glossary names the words of the boxes. */
const BOOKLET = /(?:booklet|livret\s|Schachtel): .*/;
const NOT_CARDS = ['shell', 'canals', 'coach'] as const;

/** One thing, one word: the words that a language does not use, and the one it does. */
export const TERMS: Readonly<Record<Code, readonly Banned[]>> = {
  en: [
    { word: word('judges?'), say: 'the review' },
    { word: word('teachers?'), say: 'coach' },
    { word: word('rows?'), say: 'step, or in a row', except: /\bin a row\b/i },
    { word: word('malformed|stand-in|look-ahead|unreachable'), say: 'what happened and what to do' },
    { word: word('sealed|seals?'), say: 'secret' },
    { word: word('frozen'), say: 'paused' },
    { word: word('notices?'), say: 'notification' },
    { word: word('undo|resume|click'), say: 'take back, continue, tap' },
    { word: word('watchers?|looks? on'), say: 'spectator, to watch' },
    { word: word('strength'), say: 'level', parts: ['shell', 'coach'] },
    { word: word('he|his|him|she'), say: 'they, or a name' },
    { word: word('given up|give up'), say: 'resign, end early' },
    { word: word('(?:first|whole|the) game(?! is for)'), say: 'match', except: /of the game|of this game/ },
    { word: word('(?:a|the|this|that|marked|free|same|every) places?'), say: 'seat, ditch, spot, square' },
    { word: word('this moment|the moment|moments'), say: 'step' },
    { word: word('odds'), say: 'chance to win' },
    {
      word: word('moves?'),
      say: 'action',
      parts: NOT_CARDS,
      except: /(?:money|square) moves|move on the board/,
    },
    { word: word('lines?'), say: 'variation, curve', parts: ['coach', 'canals'] },
    { word: word('dig|digs|digging|dug'), say: 'build', parts: [...BOARD, 'coach'] },
    { word: word('fields?'), say: 'square, plantation, area' },
    { word: word('on offer|highest offer|an offer'), say: 'tiles this round, proposal', parts: BOARD },
    { word: word('pools?'), say: 'total', parts: BOARD },
    { word: word('purses?|cash'), say: 'money' },
    { word: word('hats?'), say: 'planters', parts: BOARD },
    { word: word('own plan|overseer’s office'), say: 'build elsewhere, overseer' },
    { word: word('as things stand'), say: 'if the match ended now' },
    { word: word('tiles? left over'), say: 'leftover tile', parts: BOARD },
    { word: word('wet|damp|thirsty'), say: 'watered, dry', parts: BOARD },
    { word: word('lay|lays|laying|laid'), say: 'place, plant', parts: [...CARDS, ...BOARD] },
    { word: word('enemy|enemies'), say: 'opponent', parts: [...CARDS, 'coach'] },
    { word: word('stranded'), say: 'cut off', except: BOOKLET, parts: CARDS },
    { word: word('falls?|fallen|fell'), say: 'loses, is destroyed', parts: [...CARDS, 'coach'] },
    { word: word('quadrants?'), say: 'quarter', except: BOOKLET, parts: CARDS },
    { word: word('links?|linked'), say: 'neighbour, connected', parts: CARDS },
    { word: word('purchases?'), say: 'buy-back', parts: CARDS },
    { word: word('strikes?|struck|duels?'), say: 'attack, fight', parts: CARDS },
    { word: word('units?'), say: 'distance, tiles' },
    { word: word('trench(?:es)?|channels?|farmers?'), say: 'ditch, canal, marker' },
    { word: word('users?|admins?|lobby'), say: 'player, host, table' },
    { word: word('for nothing'), say: 'for free' },
    { word: word('yields?|groups?|trees?'), say: 'marker, area, palm', except: BOOKLET, parts: BOARD },
    { word: word('nobody’s|dead|dying'), say: 'neutral, desert', parts: BOARD },
    { word: word('ties?|tied|draws?'), say: 'shared victory', parts: BOARD },
    { word: word('gifts?|donations?|contracts?'), say: 'bribe, what was said', parts: BOARD },
    { word: word('VP|victory points?|standings'), say: 'points, if the match ended now' },
    { word: word('throws?|thrown|battles?'), say: 'roll, fight', except: BOOKLET, parts: CARDS },
    { word: word('adjoining|attached|restored'), say: 'edge to edge, connected', parts: CARDS },
    { word: word('HQ|snakes?'), say: 'base, line', parts: CARDS },
    { word: word('rooms?|anonymous|multiplayer|hot seat'), say: 'table, guest, friends, on this device' },
    { word: word('computers?|AI|tips?|advice|puzzles?'), say: 'bot, hint, exercise' },
    { word: word('URLs?|mute|muted|instruments?|swings?'), say: 'link, blocked, turning point' },
  ],
  de: [
    { word: word('Lehrer|Richter|Besprechung|besprechen'), say: 'Coach, Analyse' },
    { word: word('Zeilen?'), say: 'Schritt', except: /Zeile \uFFFC: \uFFFC|leere Zeile/ },
    { word: word('Mitteilung(?:en)?'), say: 'Benachrichtigung' },
    { word: word('Gespräch|Uhr|Stärke'), say: 'Chat, Bedenkzeit, Stufe' },
    { word: word('freigehalten|abwesend'), say: 'reserviert, nicht da' },
    { word: word('Offene Tische'), say: 'Öffentliche Tische' },
    { word: word('am Zug'), say: 'dran' },
    { word: exact('Einer'), say: '1 Person', parts: ['shell', 'cards', 'coach'] },
    { word: word('Std\\.|Min\\.'), say: 'h, min' },
    { word: word('Versteigerung|versteigert'), say: 'Auktion' },
    { word: word('Brett'), say: 'Spielplan' },
    { word: exact('Plan'), say: 'Spielplan' },
    { word: word('Marker|Ertragsmarker|Pflanzer'), say: 'Arbeiter', parts: [...BOARD, 'coach', 'shell'] },
    { word: word('Extrakanal'), say: 'Zusatzkanal' },
    { word: exact('gräbt|gräbst|grabe|gegraben|graben'), say: 'bauen' },
    { word: word('Beutel|Amt'), say: 'Geld, Aufseher' },
    { word: word('Peperoni|Melonen|Früchte|Frucht|Feldfrüchte'), say: 'Paprika, Wassermelonen, Sorte' },
    { word: word('Angebot|Angebote|Angebots'), say: 'Vorschlag, Betrag' },
    { word: word('kassieren|aussortiert|entspringt'), say: 'bekommen, nicht im Spiel, liegt' },
    { word: word('gedeckt'), say: 'aufgebaut' },
    { word: word('Glied|Glieder'), say: 'Nachbarkarte', parts: CARDS },
    { word: word('feindlich\\p{L}*|Feind'), say: 'gegnerisch' },
    { word: word('Vorrat|Vorräte|Vorräten'), say: 'Beute und Ablage', parts: CARDS },
    {
      word: word('gefallen|abgetrennt|abfallen|bezwungen|ausgeschieden'),
      say: 'zerstört, abgeschnitten, raus',
    },
    { word: word('Aussicht|Siegchance'), say: 'Chance' },
    { word: word('Einheit|Einheiten'), say: 'Abstand' },
    { word: word('Grober Fehler'), say: 'Patzer' },
    { word: word('diesen Moment'), say: 'diesen Schritt' },
    { word: word('Schnittpunkte?|Kästchen|Trockenzeit|Abrechnung'), say: 'Kreuzung, Feld, Dürre, Wertung' },
    { word: word('geheim\\p{L}*'), say: 'verdeckt', parts: BOARD },
    { word: word('Nutzer|Lobby|klick\\p{L}*'), say: 'Spieler, Tisch, antippen' },
    { word: word('brach|abgestorben|Extraplättchen'), say: 'Wüste, übriges Plättchen', parts: BOARD },
    { word: word('Computer|Meister|Rätsel'), say: 'Bot, Champion, Übung' },
    { word: word('Linien?'), say: 'Variante, Reihe', except: BOOKLET },
    { word: word('eigener Plan|eigenen Plan'), say: 'woanders bauen' },
  ],
  fr: [
    { word: word('contrôleurs?|contremaîtres?'), say: 'constructeur' },
    { word: word('tours?'), say: 'manche', parts: BOARD },
    { word: word('bots?'), say: 'robot' },
    { word: word('professeurs?|juges?|talent'), say: 'coach, analyse, habileté' },
    { word: word('marqueurs?|planteurs?'), say: 'travailleur' },
    { word: word('zones?|parcelles?'), say: 'champ, case' },
    { word: word('creus\\p{L}*|arros\\p{L}*'), say: 'construire, irriguer' },
    { word: word('canal personnel'), say: 'canal supplémentaire' },
    { word: word('bourses?'), say: 'argent' },
    { word: word('réserves?'), say: 'prises et défausse', parts: CARDS },
    { word: word('éliminée?s?|absente?s?|invitée?s?'), say: 'hors jeu, pas là (no gender)' },
    { word: word('quartiers?|maillons?|ennemie?s?'), say: 'quart, carte voisine, adversaire' },
    { word: word('tombe|tombent|tombée?s?|tomber'), say: 'perdre, détruite' },
    { word: word('pendule|force'), say: 'temps par tour, niveau' },
    { word: word('grosses? erreurs?'), say: 'gaffe' },
    { word: word('tables? ouvertes?'), say: 'tables publiques' },
    { word: word('touchez'), say: 'appuyez sur' },
    { word: word('reprenez et|reprenez d’abord'), say: 'annulez le coup' },
    { word: word('reprises?'), say: 'annuler' },
    { word: word('c’est votre tour'), say: 'à vous de jouer' },
    {
      word: word('lignes?'),
      say: 'variante, étape, courbe',
      parts: NOT_CARDS,
      except: /Ligne \uFFFC du|[Hh]ors ligne|[Ee]n ligne/,
    },
    { word: word('offres'), say: 'propositions, pots-de-vin' },
    { word: word('couchée'), say: 'à l’horizontale' },
    { word: word('pour rien'), say: 'gratuitement' },
    { word: word('cliqu\\p{L}*|paramètres?|journal'), say: 'appuyer sur, réglages, historique' },
    { word: word('utilisateurs?|ordinateurs?'), say: 'joueur, robot' },
    { word: word('Revenu|marqueur|pions?'), say: 'revenus, travailleur', parts: BOARD },
    {
      word: word('quadrants?|retournée?s?'),
      say: 'quart, face cachée ou visible',
      except: BOOKLET,
      parts: CARDS,
    },
    { word: word('énigmes?|conseils?'), say: 'exercice, indice' },
  ],
};
