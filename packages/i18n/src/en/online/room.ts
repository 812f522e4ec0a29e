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
    'Someone came or went after your random number for the deals was revealed, so it no longer counts.',
  'online.bind.go.void': 'Take your seat again',
  'online.bind.elsewhere':
    'Your random number for the deals is on the device where you sat down. Open the table there, or continue here with a new number.',
  'online.bind.go.elsewhere': 'Continue here',
  'online.invite': 'Invite',
  'online.invite.about': 'Anyone who opens this link can join. All they need is a name.',
  'online.invite.seat': 'Link for seat {seat}',
  'online.invite.link': 'Link to this table',
  'online.invite.table': 'Copy table link',
  'online.invite.copy': 'Copy link',
  'online.invite.share': 'Share link',
  'online.invite.qr': 'QR code of the link',
  'online.invite.loopback':
    'This server only accepts connections from this computer, so the link won’t work for anyone else. To play with others on your network, start it with “npm start -- --lan”.',
  'online.invite.address': 'Address',
  'online.spectators': '{count, plural, one {# spectator} other {# spectators}}',
  'online.watching': 'You’re watching.',

  'online.bind.void.who':
    '{who} left or sat down again after your random number had been revealed. This start doesn’t count, and your number won’t be used again. To try once more, take your seat again: you’ll get a new number.',
  'online.bind.void.server':
    'After your random number had been revealed, the server showed different numbers for the same players. This start doesn’t count, and your number won’t be used again. Take your seat again only if you trust this server.',
  'online.bind.void.count':
    '{count, plural, one {That has happened once at this table.} other {That has happened # times at this table.}}',
  'online.room.vain':
    '{count, plural, one {Once already, your random number was revealed to some of these players and no game came of it.} other {# times already, your random number was revealed to some of these players and no game came of it.}} Someone who doesn’t like the cards can walk out before the game starts. If it keeps happening, play with other people.',
  'online.room.void':
    'Players kept leaving or sitting down again after random numbers had been revealed, so this table has been closed. You can always create a new one.',
  'online.start.changed':
    'Not fair: the numbers behind this game aren’t the ones your device saw when it sent its own, so someone could have chosen the cards. It’s best to stop here.',
  'online.start.foreign':
    'The random number used for your seat didn’t come from this device, so it can’t vouch for the deals. If you didn’t sit down on another device, it’s best to stop here.',
  'online.start.unfair':
    'Not fair: this round’s cards don’t come from the numbers everyone added. The server, or someone with access to it, chose them. Stop playing here.',
} as const
