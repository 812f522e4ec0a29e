/** What the server tells someone who is not looking: by push, mail or webhook. */
export const NOTIFY = {
  'notify.bot': 'a bot',
  'notify.begin.title': 'Your table waits for you',
  'notify.begin.body': 'Open it, so that the game with {names} can begin.',
  'notify.deal.title': 'The next round waits for you',
  'notify.deal.body': 'Open the game with {names}, so that the next round can be dealt.',
  'notify.turn.title': 'It is your turn',
  'notify.turn.body': 'Round {round}, with {names}.',
  'notify.over.title': 'The game is over',
  'notify.over.body':
    'Place {rank} of {players} with {count, plural, one {# point} other {# points}}; you played with {names}.',
  'notify.rematch.title': 'A rematch',
  'notify.rematch.body': 'A new table is ready for you and {names}.',
  'notify.webhook-off.title': 'Your webhook is switched off',
  'notify.webhook-off.body':
    '{count, plural, one {It has failed # time in a row.} other {It has failed # times in a row.}} Save it again in your profile to switch it on.',
  'notify.mail.go': 'To the table: {url}',
  'notify.mail.stop': 'No more e-mails like this: {url}',
  'notify.confirm.title': 'E-mails about your turn?',
  'notify.confirm.body':
    'Someone, probably you, would like to be told at this address when it is their turn at Amyitis. If you want that, open this link within a day: {url}',
  'notify.confirm.ignore': 'Otherwise do nothing: no other e-mail will come.',
  'notify.confirm.ask': 'Send an e-mail to {email} when it is your turn?',
  'notify.confirm.go': 'Yes, please',
  'notify.confirm.done': '{email} will get an e-mail when it is your turn.',
  'notify.stop.ask': 'No more e-mails to {email}?',
  'notify.stop.go': 'No more e-mails',
  'notify.stop.done': '{email} will get no more e-mails.',
} as const
