/** The waiting room of a table. */
export const ROOM = {
  'online.seat.free': 'free',
  'online.seat.invited': 'by invitation',
  'online.seat.erased': '(deleted)',

  'online.room.title': 'Waiting room',
  'online.room.words':
    '{count, plural, =0 {Everyone’s here.} one {One seat is free. The game starts as soon as it’s taken.} other {# seats are free. The game starts as soon as they’re taken.}}',
  'online.room.awaited': 'All seats are taken. Waiting for {who} to return before the game starts.',
  'online.room.sit': 'Take a seat',
  'online.room.stand': 'Leave seat',
  'online.room.start': 'Fill with bots and start',
  'online.room.close': 'Close table',
  'online.room.closed': 'This table has been closed.',
  'online.room.idle': 'This table was closed after a month without activity.',
  'online.room.unpaired': 'One player didn’t turn up in time. Looking for another opponent…',
  'online.room.host': 'Host',
  'online.room.invited': 'You’re invited to this table.',
  'online.room.watch': 'You’re watching. The game will appear here when it starts.',
  'online.room.unseat': 'Remove {who} from the table',
  'online.bind.void':
    'Someone joined or left after your random number for the deals was revealed, so it no longer counts.',
  'online.bind.go.void': 'Take your seat again',
  'online.bind.elsewhere':
    'You sat down on another device, and your random number for the deals is there. Open the table on that device, or continue here with a new number.',
  'online.bind.go.elsewhere': 'Continue here',
  'online.invite': 'Invite',
  'online.invite.about': 'Anyone who opens this link can join. All they need is a name.',
  'online.invite.seat': 'Link for seat {seat}',
  'online.invite.link': 'Link to this table',
  'online.invite.copy': 'Copy link',
  'online.invite.share': 'Share link',
  'online.invite.qr': 'QR code of the link',
  'online.invite.loopback':
    'This server only accepts connections from this computer, so the link won’t work for anyone else. To play with others on your network, start it with “npm start -- --lan”.',
  'online.invite.address': 'Address',
  'online.spectators': '{count, plural, one {# spectator} other {# spectators}}',
  'online.watching': 'You’re watching.',

  'online.bind.void.who':
    'This start doesn’t count: {who} left the table or sat down again after your device had revealed its random number. That number is used up and won’t be sent again. To try once more, take your seat with a new one.',
  'online.bind.void.server':
    'This start doesn’t count: after your device had revealed its random number, the server showed different numbers for the same players. Yours is used up and won’t be sent again. Take your seat with a new one only if you trust this server.',
  'online.bind.void.count':
    '{count, plural, one {That has happened once at this table.} other {That has happened # times at this table.}}',
  'online.room.vain':
    '{count, plural, one {Once before, your device revealed its random number to some of these players, and no game came of it.} other {# times before, your device revealed its random number to some of these players, and no game came of it.}} A player who doesn’t like their cards can leave before the game starts, so if it keeps happening, play with other people.',
  'online.room.void':
    'Too many players left or sat down again after random numbers had been revealed, so this table has been closed. Create a new one if you’d like to play.',
  'online.start.changed':
    'Not fair: this game was dealt with different numbers from the ones your device saw when it sent its own. Someone could have chosen the cards. It’s best to stop here.',
  'online.start.foreign':
    'This device can’t vouch for the deals: the random number used for your seat didn’t come from here. If you didn’t sit down on another device, it’s best to stop here.',
  'online.start.unfair':
    'Not fair: this round’s cards don’t follow from what everyone contributed. The server, or someone with access to it, chose them. Stop playing here.',
} as const
