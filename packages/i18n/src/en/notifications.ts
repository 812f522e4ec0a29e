/** What the server tells someone who is not looking: by push, mail or webhook. */
export const NOTIFY = {
  'notify.bot': 'a bot',
  'notify.begin.title': 'Your table is waiting',
  'notify.begin.body': 'Open it so that the game with {names} can start.',
  'notify.deal.title': 'The next round is waiting for you',
  'notify.deal.body': 'Open the game with {names} so that the next round can be dealt.',
  'notify.turn.title': 'Your turn',
  'notify.turn.body': 'Round {round}, with {names}.',
  'notify.over.title': 'The game is over',
  'notify.over.body':
    'You came {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {players} with {count, plural, one {# point} other {# points}}, against {names}.',
  'notify.rematch.title': 'Rematch?',
  'notify.rematch.body': 'A new table is ready for you and {names}.',
  'notify.webhook-off.title': 'Your webhook has been turned off',
  'notify.webhook-off.body':
    '{count, plural, one {It failed # time in a row.} other {It failed # times in a row.}} Save it again in your account to turn it back on.',
  'notify.mail.go': 'Go to the table: {url}',
  'notify.mail.stop': 'Unsubscribe: {url}',
  'notify.confirm.title': 'Get an email when it’s your turn?',
  'notify.confirm.body':
    'Someone, probably you, asked us to email this address when it’s their turn in Amyitis. If that’s what you want, open this link within 24 hours: {url}',
  'notify.confirm.ignore': 'If not, just ignore this email. You won’t get another one.',
  'notify.confirm.ask': 'Email {email} when it’s your turn?',
  'notify.confirm.go': 'Yes, please',
  'notify.confirm.done': '{email} will get an email when it’s your turn.',
  'notify.stop.ask': 'Stop emails to {email}?',
  'notify.stop.go': 'Stop emails',
  'notify.stop.done': '{email} won’t get any more emails.',
} as const
