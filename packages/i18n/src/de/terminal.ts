import type { TERMINAL as ENGLISH } from '../en/terminal.ts'
import type { Translated } from '../message.ts'

export const TERMINAL: Translated<typeof ENGLISH> = {
  'play.welcome': 'Amyitis – die Hängenden Gärten von Babylon.',
  'play.resumed': 'Die Partie geht nach {count, plural, one {# Entscheidung} other {# Entscheidungen}} weiter.',
  'play.seat.human': '  {letter}  {who}: an dieser Tastatur',
  'play.seat.bot': '  {letter}  {who}: Bot „{kind}“',
  'play.autosave': 'Gespeichert wird nach jedem Zug: {file}',
  'play.no-seed': 'Der Startwert dieser Partie ist verloren; die kommenden Karten werden neu gemischt.',
  'play.since': 'Seit deiner letzten Entscheidung:',
  'play.hint': 'Eine Nummer, ein Zug oder: hint undo save board log moves rules help quit',
  'play.number': 'Wähle eine Nummer von 1 bis {max} oder gib einen Zug ein.',
  'play.possible': 'Möglich: {moves}',
  'play.undo.undone': 'Zurückgenommen.',
  'play.undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'play.undo.revealed':
    'Das lässt sich nicht mehr zurücknehmen: Ein anderer Mensch hat entschieden, oder es liegen neue Karten aus.',
  'play.saved': 'Gespeichert: {file}',
  'play.save.name': 'Gib einen Namen an: save DATEI',
  'play.left': 'Die Partie endet hier.',
  'play.left.saved': 'Die Partie ist gespeichert. Weiter geht es mit: amyitis play {file}',
  'play.unsaved': 'Der aktuelle Stand der Partie ist NICHT gespeichert: {file} ließ sich zuletzt nicht schreiben.',
  'play.record': 'Spielprotokoll: {file}',
  'play.seed': 'Startwert: {seed}',
  'play.rules.which': '„rules R7.4“ zeigt eine Regel, „rules R7“ alle mit dieser Nummer, „rules“ die Übersicht.',
  'play.rules.none': 'Eine Regel {clause} gibt es nicht.',
  'play.help': `Antworte mit der Nummer einer Möglichkeit oder mit einem Zug
(„recruit 1 farmer“).
  hint         ein Tipp; jedes weitere Mal verrät er mehr: welche Art von Zug,
               welcher Zug, warum
  undo         deine letzte Entscheidung und die Antworten der Bots darauf
               zurücknehmen, solange kein anderer Mensch entschieden hat und
               keine neuen Karten ausliegen
  save DATEI   speichern, und von da an in DATEI
  board        den Spielplan und seine Zeichen anzeigen
  log          den Verlauf dieser Runde anzeigen; „log all“: der ganzen Partie
  moves        die Möglichkeiten als Züge anzeigen
  rules R7.4   eine Regel anzeigen
  quit         aufhören; die Partie ist gespeichert`,

  'replay.at': 'Nach {n} von {all, plural, one {# Entscheidung} other {# Entscheidungen}}.',
  'replay.next': 'Als Nächstes entscheidet {who}. Gefragt ist: {decision}.',
  'replay.hint': 'Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende',
  'replay.range': 'Wähle eine Zahl von 0 bis {max}.',

  'verify.sound':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; ohne Angabe des Startwerts.',
  'verify.seed':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; der Startwert passt.',
  'verify.position':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; ab einer Stellung gespielt, daher beweist der Startwert nichts.',
  'verify.unfinished':
    '{file}: in Ordnung, {count, plural, one {# Entscheidung} other {# Entscheidungen}}; nicht zu Ende gespielt.',
  'verify.seed-wrong': '{file}:{line}: Aufbau oder Karten passen nicht zu diesem Startwert (R4.1)',
  'fault.record': '{file}:{line}: {problem}',
  'fault.record.clause': '{file}:{line}: {problem} ({clause})',
  'fault.edition': '{file}: {path} {problem}',
  'fault.seed-file': '{file}: beschädigt; lösche sie, um mit neu gemischten Karten weiterzuspielen',
  'edition.sound': '{file}: Die Ausgabe „{name}“ ist spielbar.',
  'perft.line': 'Tiefe {depth}: {count, plural, one {# Zugfolge} other {# Zugfolgen}}',

  'error.bot': 'Es gibt keinen Bot „{name}“.',
  'error.pool': 'Ein Turnier braucht mindestens zwei verschiedene Bots.',
  'error.arena-file': '{file} gehört zu einem anderen Turnier: Die erste Zeile sagt, zu welchem.',
  'error.command': 'es gibt keinen Befehl „{name}“; siehe amyitis --help',
  'error.option': 'unbekannte Option {option}; siehe amyitis --help',
  'error.meant': 'meintest du {name}?',
  'error.value': '{option} braucht einen Wert',
  'error.no-value': '{option} nimmt keinen Wert an',
  'error.number': '{option} muss eine ganze Zahl von {min} bis {max} sein, nicht „{value}“',
  'error.operand': 'unerwartete Angabe „{word}“; siehe amyitis --help',
  'error.file-missing': 'der Dateiname fehlt',
  'error.lang': 'es gibt keine Sprache „{name}“; möglich sind en, fr, de, hu',
  'error.seat': 'für einen Platz gibt es „{name}“ nicht; möglich sind {known}',
  'error.seats': '{count, plural, one {# Platz passt} other {# Plätze passen}} nicht zur Zahl der Spieler',
  'error.names':
    '{count, plural, one {# Name ist nötig} other {# Namen sind nötig}}, angegeben {given, plural, one {ist #} other {sind #}}',
  'error.no-player': 'in dieser Partie spielt „{name}“ nicht mit; möglich sind {known}',
  'error.only-new': '{option} gilt nur für eine neue Partie',
  'error.exists': '{file} gibt es schon; spiele mit amyitis play {file} weiter oder nimm einen anderen Namen',
  'error.read': '{file} lässt sich nicht lesen: {reason}',
  'error.write': '{file} lässt sich nicht speichern: {reason}',
  'reason.ENOENT': 'diese Datei oder diesen Ordner gibt es nicht',
  'reason.EACCES': 'Zugriff verweigert',
  'reason.EISDIR': 'das ist ein Ordner',
  'reason.ENOTDIR': 'ein Teil des Pfades ist kein Ordner',
  'reason.ENOSPC': 'der Datenträger ist voll',
  'reason.EROFS': 'der Datenträger ist schreibgeschützt',
}
