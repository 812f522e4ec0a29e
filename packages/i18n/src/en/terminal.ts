/** What the program says beside the game itself. */
export const TERMINAL = {
  'play.welcome': 'Amyitis: the hanging gardens of Babylon.',
  'play.resumed': 'The game goes on after {count, plural, one {# decision} other {# decisions}}.',
  'play.seat.human': '  {letter}  {who}: at this keyboard',
  'play.seat.bot': '  {letter}  {who}: bot “{kind}”',
  'play.autosave': 'Saved after every move: {file}',
  'play.no-seed': 'The seed of this game is lost; the deals to come are drawn anew.',
  'play.since': 'Since your last decision:',
  'play.hint': 'A number, a move, or: hint undo save board log moves rules help quit',
  'play.number': 'Choose a number from 1 to {max}, or type a move.',
  'play.possible': 'Possible: {moves}',
  'play.undo.undone': 'Taken back.',
  'play.undo.nothing': 'There is nothing to take back.',
  'play.undo.revealed': 'That can no longer be taken back: another person has decided, or cards have been dealt.',
  'play.saved': 'Saved: {file}',
  'play.save.name': 'Give a name: save FILE',
  'play.left': 'The game ends here.',
  'play.left.saved': 'The game is saved. To go on: amyitis play {file}',
  'play.unsaved': 'The game is NOT saved as it stands now: the last attempt to write {file} failed.',
  'play.record': 'Record of the game: {file}',
  'play.seed': 'Seed: {seed}',
  'play.rules.where': 'The rules are in docs/rules.md, clause by clause.',
  'play.rules.none': 'There is no clause {clause}.',
  'play.help': `Answer with the number of a choice or with a move ("recruit 1 farmer").
  hint         a hint; ask again for more: which kind, which one, why
  undo         take back your last decision and the bots’ answers to it, as long
               as no other person has decided and no cards have been dealt
  save FILE    save, and go on saving in FILE
  board        show the board and its signs
  log          tell what happened this round; "log all" tells the whole game
  moves        show the choices as moves
  rules R7.4   show a clause of the rules
  quit         leave; the game is saved`,

  'replay.at': 'After {n} of {all, plural, one {# decision} other {# decisions}}.',
  'replay.next': 'Next: {who} decides on {decision}.',
  'replay.hint': 'Enter: on, b: back, a number: go there, q: quit',
  'replay.range': 'Choose a number from 0 to {max}.',

  'verify.sound': '{file}: sound, {count, plural, one {# decision} other {# decisions}}; no seed is told.',
  'verify.seed': '{file}: sound, {count, plural, one {# decision} other {# decisions}}; the seed fits.',
  'verify.position':
    '{file}: sound, {count, plural, one {# decision} other {# decisions}}; begun from a position, so its seed proves nothing.',
  'verify.unfinished': '{file}: sound, {count, plural, one {# decision} other {# decisions}}; not finished.',
  'verify.seed-wrong': '{file}:{line}: the setup or a deal does not come from this seed (R4.1)',
  'fault.record': '{file}:{line}: {problem}',
  'fault.record.clause': '{file}:{line}: {problem} ({clause})',
  'fault.edition': '{file}: {path} {problem}',
  'fault.seed-file': '{file}: damaged; remove it to go on with other deals',
  'edition.sound': '{file}: edition “{name}” can be played.',
  'perft.line': 'depth {depth}: {count, plural, one {# line} other {# lines}} of play',

  'error.bot': 'No bot is called “{name}”.',
  'error.pool': 'A tournament needs two or more different bots.',
  'error.arena-file': '{file} belongs to another tournament: its first line says which.',
  'error.command': 'no command is called “{name}”; see amyitis --help',
  'error.option': 'unknown option {option}; see amyitis --help',
  'error.meant': 'did you mean {name}?',
  'error.value': '{option} needs a value',
  'error.no-value': '{option} takes no value',
  'error.number': '{option} is a whole number from {min} to {max}, not “{value}”',
  'error.operand': 'what is “{word}” for? see amyitis --help',
  'error.file-missing': 'a file must be named',
  'error.lang': 'no language is called “{name}”; there are en, fr, de, hu',
  'error.seat': 'nobody called “{name}” can take a seat; there are {known}',
  'error.seats': '{count, plural, one {# seat does} other {# seats do}} not fit the number of players',
  'error.names':
    '{count, plural, one {# name is} other {# names are}} needed, {given, plural, one {# is} other {# are}} given',
  'error.only-new': '{option} is for a new game only',
  'error.exists': '{file} exists already; go on with amyitis play {file}, or give another name',
  'error.read': 'cannot read {file}: {reason}',
  'error.write': 'cannot save {file}: {reason}',
  'reason.ENOENT': 'there is no such file or folder',
  'reason.EACCES': 'access is denied',
  'reason.EISDIR': 'it is a folder',
  'reason.ENOTDIR': 'a part of its path is no folder',
  'reason.ENOSPC': 'the disk is full',
  'reason.EROFS': 'the disk cannot be written to',
} as const
