/** What the host of a server reads: backups, checks, and the house rules. */
export const HOUSE = {
  'backup.done': 'The data of {folder} is saved in {file}.',
  'backup.postgres': 'the data is in PostgreSQL: save it with pg_dump (docs/hosting.md)',
  'verify.db.damage': 'damage: {problem}',
  'verify.db.damaged': 'The database is damaged: restore a backup (docs/hosting.md).',
  'verify.db.read': 'The extension amcheck is not installed: every row was read, the indexes were not checked.',
  'verify.db.sound':
    '{count, plural, =0 {There is no table yet.} one {# table, and it is sound.} other {# tables, all sound.}}',
  'verify.db.faulty': '{count, plural, one {# table is not sound.} other {# tables are not sound.}}',
  'verify.db.table': 'table {table}: {problem}',
  'verify.shares.json':
    '{file}: neither the shares of a seed nor a finished table as the server tells it (docs/fair-deals.md)',
  'verify.shares.hash': '{file}: the secret does not have the hash that was shown',
  'verify.shares.bound': '{file}: not everybody was bound to their share before the first one was revealed',
  'verify.shares.seed': '{file}: these shares give another seed: {seed}',
  'verify.shares.good': '{file}: the secret has the hash that was shown, and the shares give the seed {seed}',
  'verify.shares.record': '{file}: the record tells another seed than the shares give, or none',
  'admin.no-table': 'There is no table.',
  'admin.status.open': 'open',
  'admin.status.playing': 'playing',
  'admin.status.over': 'over',
  'admin.status.closed': 'closed',
  'admin.bot': 'bot',
  'admin.nobody': 'free seat',
  'admin.erased': '(erased)',
  'admin.closed': 'Table {id} is closed; those who look at it see that. The same command once more deletes it.',
  'admin.deleted': 'Table {id} is deleted.',
  'admin.line-gone': 'Line {line} of the chat of table {id} is removed.',
  'admin.ban': '{name} is banned.',
  'admin.unban': '{name} is no longer banned.',
  'admin.ban.bots': '{count, plural, one {So is their bot.} other {So are their # bots.}}',
  'admin.unban.bots': '{count, plural, one {Their bot may play again too.} other {Their # bots may play again too.}}',
  'admin.mute': '{name} may no longer chat.',
  'admin.unmute': '{name} may chat again.',
  'admin.close': 'New players are no longer let in; those who are here may stay.',
  'admin.open': 'New players are let in.',
  'admin.report': '{when}  table {table}  about {about}, by {by}: {text}',
  'admin.report.line': '  line {line} of the chat: {text}',
  'admin.no-report': 'There is no report.',
  'admin.absent': '{who}  last seen {seen}, marked {since}',
  'admin.no-absent': 'Nobody is about to be forgotten.',
  'error.admin':
    'admin tables, remove, reports, absent, ban, unban, mute, unmute, close or open, not “{word}”; see amyitis admin --help',
  'error.admin.name': 'the name of a table or a player is missing; see amyitis admin --help',
  'error.table': 'there is no table “{id}”',
  'error.line': 'there is no line “{line}” in the chat of table {id}, or it is removed already',
  'error.player': 'there is no player “{id}”',
  'error.table.busy': 'table {id} has just gone on: try again',
  'verify.shares.deals': '{file}: the setup or a deal does not come from the seed of the shares (R4.1)',
  'verify.shares.record-good': '{file}: setup and deals come from that seed',
  'verify.evidence.json': '{file}: not evidence that the app has saved (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file}: NOT checked: whether everybody was bound to these numbers when your device sent its share. Only your device knows; save your evidence in the app and add --evidence FILE',
  'verify.evidence.kept':
    '{file}: everybody was bound to these numbers when your device sent its share. The deals were fair',
  'verify.evidence.changed':
    '{file}: NOT FAIR: when your device sent its share, others were shown than the log tells now',
  'verify.evidence.foreign':
    '{file}: can’t be confirmed: your device sent a share for this table, but the game began without it',
  'verify.evidence.unknown': '{file}: can’t be confirmed: your device sent no share for this table',
  'verify.chained.good':
    '{file}: every deal follows from what the server and the players had added: {count, plural, one {# round} other {# rounds}}',
  'verify.chained.unfair':
    '{file}: event {seq}: these cards do not follow from what the server and the players had added',
  'verify.chained.record-good': '{file}: setup and deals are those of the log',
  'verify.chained.record': '{file}: setup or deals are not those of the log',
  'verify.evidence.partly': '{file}: can’t be confirmed for the whole game: in some rounds a share was missing',
  'verify.chained.left-out.device':
    '{file}: round {round} was dealt without the share of {who}, who had switched devices: its cards come from the server and the other players',
  'verify.chained.left-out.bot':
    '{file}: {count, plural, one {round {rounds} was} other {rounds {rounds} were}} dealt without a share of {who}, for whom a bot was playing: those cards come from the server and the other players',
} as const
