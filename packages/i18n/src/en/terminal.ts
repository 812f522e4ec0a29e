/** What the program says beside the game itself. */
export const TERMINAL = {
  'play.welcome': 'Amyitis: the Hanging Gardens of Babylon.',
  'play.resumed': 'Continuing after {count, plural, one {# decision} other {# decisions}}.',
  'play.seat.human': '  {letter}  {who}: at this keyboard',
  'play.seat.bot': '  {letter}  {who}: bot “{kind}”',
  'play.autosave': 'Saved after every move: {file}',
  'play.no-seed': 'The seed of this game is lost, so later rounds will get new random deals.',
  'play.since': 'Meanwhile:',
  'play.hint': 'Type a number, a move, or: hint undo save board log moves rules help quit',
  'play.number': 'Choose a number from 1 to {max}, or type a move.',
  'play.possible': 'You can play: {moves}',
  'play.undo.undone': 'Move taken back.',
  'play.undo.nothing': 'There’s nothing to take back.',
  'play.undo.revealed': 'You can’t take that back any more: another person has moved, or cards have been dealt.',
  'play.saved': 'Saved: {file}',
  'play.save.name': 'Please give a file name: save FILE',
  'play.left': 'Game ended without saving.',
  'play.left.saved': 'Game saved. To continue: amyitis play {file}',
  'play.unsaved': 'Warning: this game isn’t saved as it stands now. The last attempt to write {file} failed.',
  'play.record': 'Game record: {file}',
  'play.seed': 'Game seed (random number): {seed}',
  'play.rules.which': '“rules R7.4” shows one rule, “rules R7” all rules with that number, “rules” the whole list.',
  'play.rules.none': 'There’s no clause {clause}.',
  'play.help': `Answer with the number of a choice or with a move (“recruit 1 farmer”).
  hint         get a hint; ask again for more: what kind, which one, why
  undo         take back your last decision and the bots’ replies to it, unless
               another person has moved or cards have been dealt
  save FILE    save, and keep saving to FILE
  board        show the board and its legend
  log          show what happened this round; “log all” shows the whole game
  moves        show your choices as moves
  rules R7.4   show a clause of the rules
  quit         leave; the game is saved`,

  'replay.at': 'After {n} of {all, plural, one {# decision} other {# decisions}}.',
  'replay.next': 'Next: {who} chooses {decision}.',
  'replay.hint': 'Enter: next, b: back, a number: jump there, q: quit',
  'replay.range': 'Choose a number from 0 to {max}.',

  'verify.sound': '{file}: valid, {count, plural, one {# decision} other {# decisions}}; no seed given.',
  'verify.seed': '{file}: valid, {count, plural, one {# decision} other {# decisions}}; the seed matches.',
  'verify.position':
    '{file}: valid, {count, plural, one {# decision} other {# decisions}}; started from a position, so its seed proves nothing.',
  'verify.unfinished': '{file}: valid, {count, plural, one {# decision} other {# decisions}}; not finished.',
  'verify.seed-wrong': '{file}:{line}: the setup or a deal doesn’t come from this seed (R4.1)',
  'fault.record': '{file}:{line}: {problem}',
  'fault.record.clause': '{file}:{line}: {problem} ({clause})',
  'fault.edition': '{file}: {path} {problem}',
  'fault.seed-file': '{file}: damaged; remove it to continue with new random deals',
  'edition.sound': '{file}: edition “{name}” can be played.',
  'perft.line': 'depth {depth}: {count, plural, one {# line} other {# lines}} of play',

  'error.bot': 'There’s no bot called “{name}”.',
  'error.pool': 'A tournament needs two or more different bots.',
  'error.arena-file': '{file} belongs to another tournament; its first line says which.',
  'error.command': 'unknown command “{name}”; see amyitis --help',
  'error.option': 'unknown option {option}; see amyitis --help',
  'error.meant': 'did you mean {name}?',
  'error.value': '{option} needs a value',
  'error.no-value': '{option} doesn’t take a value',
  'error.number': '{option} must be a whole number from {min} to {max}, not “{value}”',
  'error.operand': 'unexpected argument “{word}”; see amyitis --help',
  'error.file-missing': 'please give a file name',
  'error.lang': 'unknown language “{name}”; choose from en, fr, de, hu',
  'error.seat': '“{name}” can’t take a seat; choose from {known}',
  'error.seats': '{count, plural, one {# seat doesn’t} other {# seats don’t}} match the number of players',
  'error.names': 'expected {count, plural, one {# name} other {# names}}, got {given}',
  'error.no-player': 'no player called “{name}” in this game; choose from {known}',
  'error.only-new': '{option} is only for new games',
  'error.exists': '{file} already exists; continue with amyitis play {file}, or choose another name',
  'error.read': 'can’t read {file}: {reason}',
  'error.write': 'can’t save {file}: {reason}',
  'reason.ENOENT': 'no such file or folder',
  'reason.EACCES': 'access denied',
  'reason.EISDIR': 'it’s a folder',
  'reason.ENOTDIR': 'part of its path isn’t a folder',
  'reason.ENOSPC': 'the disk is full',
  'reason.EROFS': 'the disk is read-only',
} as const
