import type { TERMINAL as ENGLISH } from '../en/terminal.ts'
import type { Translated } from '../message.ts'

export const TERMINAL: Translated<typeof ENGLISH> = {
  'play.welcome': 'Amyitis: die hängenden Gärten von Babylon.',
  'play.resumed': 'Das Spiel geht nach {count, plural, one {# Entscheidung} other {# Entscheidungen}} weiter.',
  'play.seat.human': '  {letter}  {who}: an dieser Tastatur',
  'play.seat.bot': '  {letter}  {who}: Bot „{kind}“',
  'play.autosave': 'Nach jedem Zug gespeichert: {file}',
  'play.no-seed': 'Der Startwert dieses Spiels ist verloren; was noch ausgeteilt wird, wird neu gezogen.',
  'play.since': 'Seit deiner letzten Entscheidung:',
  'play.hint': 'Eine Nummer, ein Zug oder: hint undo save board log moves rules help quit',
  'play.number': 'Wähle eine Nummer von 1 bis {max} oder gib einen Zug ein.',
  'play.possible': 'Möglich: {moves}',
  'play.undo.undone': 'Zurückgenommen.',
  'play.undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'play.undo.revealed':
    'Das lässt sich nicht mehr zurücknehmen: Ein anderer Mensch hat entschieden, oder es wurde ausgeteilt.',
  'play.saved': 'Gespeichert: {file}',
  'play.save.name': 'Gib einen Namen an: save DATEI',
  'play.left': 'Das Spiel endet hier.',
  'play.left.saved': 'Das Spiel ist gespeichert. Weiter geht es mit: amyitis play {file}',
  'play.unsaved': 'Das Spiel ist in seinem jetzigen Stand NICHT gespeichert: {file} ließ sich zuletzt nicht schreiben.',
  'play.record': 'Mitschrift des Spiels: {file}',
  'play.seed': 'Startwert: {seed}',
  'play.rules.where': 'Die Regeln stehen in docs/rules.md, Punkt für Punkt (auf Englisch).',
  'play.rules.none': 'Den Punkt {clause} gibt es nicht.',
  'play.help': `Antworte mit der Nummer einer Wahl oder mit einem Zug („recruit 1 farmer“).
  hint         ein Tipp; frag noch einmal für mehr: welche Art, welche Wahl,
               warum
  undo         deine letzte Entscheidung und die Antworten der Bots darauf
               zurücknehmen, solange kein anderer Mensch entschieden hat und
               nichts ausgeteilt wurde
  save DATEI   speichern, und von da an in DATEI
  board        das Brett und seine Zeichen zeigen
  log          erzählen, was in dieser Runde geschah; „log all“: im ganzen Spiel
  moves        die Möglichkeiten als Züge zeigen
  rules R7.4   einen Punkt der Regeln zeigen
  quit         aufhören; das Spiel ist gespeichert`,

  'replay.at': 'Nach {n} von {all, plural, one {# Entscheidung} other {# Entscheidungen}}.',
  'replay.next': 'Als Nächstes entscheidet {who}. Gefragt ist: {decision}.',
  'replay.hint': 'Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende',
  'replay.range': 'Wähle eine Zahl von 0 bis {max}.',

  'verify.sound':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; der Startwert ist nicht genannt.',
  'verify.seed':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; der Startwert passt.',
  'verify.position':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; aus einer Stellung begonnen, der Startwert beweist daher nichts.',
  'verify.unfinished':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; nicht zu Ende gespielt.',
  'verify.seed-wrong': '{file}:{line}: Aufbau oder Kartenausgabe passt nicht zu diesem Startwert (R4.1)',
  'fault.record': '{file}:{line}: {problem}',
  'fault.record.clause': '{file}:{line}: {problem} ({clause})',
  'fault.edition': '{file}: {path} {problem}',
  'fault.seed-file': '{file}: beschädigt; lösche sie, um mit anders ausgeteilten Karten weiterzuspielen',
  'edition.sound': '{file}: Die Ausgabe „{name}“ ist spielbar.',
  'perft.line': 'Tiefe {depth}: {count, plural, one {# Zugfolge} other {# Zugfolgen}}',

  'error.bot': 'Kein Bot heißt „{name}“.',
  'error.pool': 'Ein Turnier braucht mindestens zwei verschiedene Bots.',
  'error.arena-file': '{file} gehört zu einem anderen Turnier: die erste Zeile sagt, zu welchem.',
  'error.command': 'kein Befehl heißt „{name}“; siehe amyitis --help',
  'error.option': 'unbekannte Option {option}; siehe amyitis --help',
  'error.meant': 'meintest du {name}?',
  'error.value': '{option} braucht einen Wert',
  'error.no-value': '{option} nimmt keinen Wert an',
  'error.number': '{option} ist eine ganze Zahl von {min} bis {max}, nicht „{value}“',
  'error.operand': 'unerwartete Angabe „{word}“; siehe amyitis --help',
  'error.file-missing': 'eine Datei muss genannt werden',
  'error.lang': 'keine Sprache heißt „{name}“; es gibt en, fr, de, hu',
  'error.seat': 'niemand namens „{name}“ kann Platz nehmen; es gibt {known}',
  'error.seats': '{count, plural, one {# Platz passt} other {# Plätze passen}} nicht zur Zahl der Spieler',
  'error.names':
    '{count, plural, one {# Name wird} other {# Namen werden}} gebraucht, {given, plural, one {# ist} other {# sind}} angegeben',
  'error.only-new': '{option} gilt nur für ein neues Spiel',
  'error.exists': '{file} gibt es schon; spiele weiter mit amyitis play {file} oder nimm einen anderen Namen',
  'error.read': 'kann {file} nicht lesen: {reason}',
  'error.write': 'kann {file} nicht speichern: {reason}',
  'reason.ENOENT': 'diese Datei oder diesen Ordner gibt es nicht',
  'reason.EACCES': 'der Zugriff wird verweigert',
  'reason.EISDIR': 'das ist ein Ordner',
  'reason.ENOTDIR': 'ein Teil des Pfades ist kein Ordner',
  'reason.ENOSPC': 'der Datenträger ist voll',
  'reason.EROFS': 'der Datenträger ist schreibgeschützt',
}
