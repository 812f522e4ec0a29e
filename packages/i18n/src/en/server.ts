/** What the host of a server reads: backups, checks, and the house rules. */
export const SERVER = {
  'backup.done': 'The data in {folder} has been saved to {file}.',
  'backup.postgres': 'the data is in PostgreSQL: back it up with pg_dump (docs/hosting.md)',
  'verify.db.damage': 'damage: {problem}',
  'verify.db.damaged': 'The database is damaged: restore a backup (docs/hosting.md).',
  'verify.db.read': 'The amcheck extension isn’t installed: every row was read, but the indexes weren’t checked.',
  'verify.db.sound':
    '{count, plural, =0 {There are no tables yet.} one {# table, valid.} other {# tables, all valid.}}',
  'verify.db.faulty': '{count, plural, one {# table isn’t valid.} other {# tables aren’t valid.}}',
  'verify.db.table': 'table {table}: {problem}',
  'verify.shares.json':
    '{file}: contains neither the shares of a seed nor a finished table as the server exports it (docs/fair-deals.md)',
  'verify.shares.hash': '{file}: the secret doesn’t match the hash that was published',
  'verify.shares.bound': '{file}: not everyone had committed to their share before the first one was revealed',
  'verify.shares.seed': '{file}: these shares give a different seed: {seed}',
  'verify.shares.good': '{file}: the secret matches the hash that was published, and the shares give the seed {seed}',
  'verify.shares.record': '{file}: the record’s seed is missing, or isn’t the one the shares give',
  'admin.no-table': 'There are no tables.',
  'admin.status.open': 'open',
  'admin.status.playing': 'playing',
  'admin.status.over': 'over',
  'admin.status.closed': 'closed',
  'admin.bot': 'bot',
  'admin.nobody': 'free seat',
  'admin.erased': '(deleted)',
  'admin.closed': 'Table {id} is closed, and anyone looking at it sees that. Run the same command again to delete it.',
  'admin.deleted': 'Table {id} has been deleted.',
  'admin.line-gone': 'Line {line} has been removed from the chat of table {id}.',
  'admin.ban': '{name} is now banned.',
  'admin.unban': '{name} is no longer banned.',
  'admin.ban.bots': '{count, plural, one {So is their bot.} other {So are their # bots.}}',
  'admin.unban.bots': '{count, plural, one {Their bot can play again too.} other {Their # bots can play again too.}}',
  'admin.mute': '{name} can no longer chat.',
  'admin.unmute': '{name} can chat again.',
  'admin.close': 'New players can’t join any more. Existing players can stay.',
  'admin.open': 'New players can join again.',
  'admin.report': '{when}  table {table}  about {about}, by {by}: {text}',
  'admin.report.line': '  line {line} of the chat: {text}',
  'admin.no-report': 'There are no reports.',
  'admin.absent': '{who}  last seen {seen}, marked for deletion {since}',
  'admin.no-absent': 'No guest’s data is about to be deleted.',
  'error.admin':
    'use admin tables, remove, reports, absent, ban, unban, mute, unmute, close or open, not “{word}”; see amyitis admin --help',
  'error.admin.name': 'give the name of a table or a player; see amyitis admin --help',
  'error.table': 'there’s no table “{id}”',
  'error.line': 'there’s no line “{line}” in the chat of table {id}, or it has already been removed',
  'error.player': 'there’s no player “{id}”',
  'error.table.busy': 'table {id} has just changed: try again',
  'verify.shares.deals': '{file}: the setup or a deal doesn’t come from the seed the shares give (R4.1)',
  'verify.shares.record-good': '{file}: the setup and the deals come from that seed',
  'verify.evidence.json': '{file}: not an evidence file saved by the app (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file}: NOT checked: whether everyone had committed to these numbers when your device sent its share. Only your device knows; save your evidence in the app and add --evidence FILE',
  'verify.evidence.kept':
    '{file}: everyone had committed to these numbers when your device sent its share. The deals were fair',
  'verify.evidence.changed':
    '{file}: NOT FAIR: when your device sent its share, it was shown different numbers from the ones now in the log',
  'verify.evidence.foreign':
    '{file}: can’t be confirmed: your device sent a share for this table, but the game started without it',
  'verify.evidence.unknown': '{file}: can’t be confirmed: your device didn’t send a share for this table',
  'verify.chained.good':
    '{file}: every deal follows from what the server and the players contributed: {count, plural, one {# round} other {# rounds}}',
  'verify.chained.unfair':
    '{file}: event {seq}: these cards don’t follow from what the server and the players contributed',
  'verify.chained.record-good': '{file}: setup and deals match the log',
  'verify.chained.record': '{file}: setup or deals don’t match the log',
  'verify.evidence.partly': '{file}: can’t be confirmed for the whole game: in some rounds a share was missing',
  'verify.chained.left-out.device':
    '{file}: round {round} was dealt without a share from {who}, who had switched devices: its cards come from the server and the other players',
  'verify.chained.left-out.bot':
    '{file}: {count, plural, one {round {rounds} was} other {rounds {rounds} were}} dealt without a share from {who}, whose seat a bot was playing: those cards come from the server and the other players',
} as const
