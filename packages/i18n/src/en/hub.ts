/** What waits for the player online, and who they are: on every screen. */
export const HUB = {
  'hub.turns': 'Your turn online',
  'hub.all': 'All tables',
  'hub.play': 'Play',
  'hub.left': '{time} left',
  'hub.full': 'Your table is full: {who}. The game is about to start.',
  'hub.full.alone': 'Your table is full. The game is about to start.',
  'hub.offer': '{who} would like to play again.',
  'hub.offer.alone': 'A seat is reserved for you.',
  'hub.go': 'Go to table',
  'hub.next': 'Next table',
  'hub.next.about': 'It’s your turn at another table too: {who}.',
  'hub.offline': 'You’re offline. Your table is safe on the server, but the clock may still be running.',
  'hub.account': 'Profile',
  'hub.account.none':
    'Sign in to play online under your own name, on any of your devices. All you need is a name: no email, no password.',
  'hub.account.known': 'You’re signed in as {name}.',
  'hub.sign-in': 'Sign in',
  'hub.page': 'My profile',
  'hub.manage': 'Name, devices, notifications',
} as const
