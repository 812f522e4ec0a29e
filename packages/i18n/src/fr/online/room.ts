import type { ROOM as ENGLISH } from '../../en/online/room.ts'
import type { Translated } from '../../message.ts'

export const ROOM: Translated<typeof ENGLISH> = {
  'online.seat.free': 'libre',
  'online.seat.invited': 'sur invitation',
  'online.seat.erased': '(compte supprimé)',

  'online.room.title': 'Salle d’attente',
  'online.room.words':
    '{count, plural, =0 {Tout le monde est là.} one {Une place est libre. La partie commence dès qu’elle est prise.} other {# places sont libres. La partie commence dès qu’elles sont prises.}}',
  'online.room.awaited': 'Toutes les places sont prises. La partie commencera au retour des absents : {who}.',
  'online.room.sit': 'Prendre place',
  'online.room.stand': 'Quitter la place',
  'online.room.start': 'Compléter avec des robots',
  'online.room.close': 'Fermer la table',
  'online.room.closed': 'Cette table a été fermée.',
  'online.room.idle': 'Cette table a été fermée après un mois sans visite.',
  'online.room.unpaired': 'Quelqu’un n’est pas arrivé à temps. Nous vous cherchons d’autres adversaires.',
  'online.room.host': 'Hôte',
  'online.room.invited': 'On vous invite à cette table.',
  'online.room.watch': 'Vous regardez. La partie s’affichera ici quand elle commencera.',
  'online.room.unseat': 'Libérer la place occupée par {who}',
  'online.bind.void':
    'Quelqu’un est arrivé ou parti après la révélation de votre part du tirage ; elle ne compte plus.',
  'online.bind.go.void': 'Reprendre place',
  'online.bind.elsewhere':
    'Vous avez pris place sur un autre appareil, qui garde votre part du tirage. Ouvrez la table là-bas, ou continuez ici avec une nouvelle part.',
  'online.bind.go.elsewhere': 'Continuer ici',
  'online.invite': 'Inviter',
  'online.invite.about': 'Toute personne qui ouvre ce lien peut jouer ; un nom suffit.',
  'online.invite.seat': 'Lien pour la place {seat}',
  'online.invite.link': 'Lien vers cette table',
  'online.invite.copy': 'Copier le lien',
  'online.invite.share': 'Partager le lien',
  'online.invite.qr': 'Code QR du lien',
  'online.invite.loopback':
    'Ce serveur n’est accessible que depuis cet ordinateur : personne d’autre ne peut ouvrir le lien. Pour jouer avec d’autres sur votre réseau, lancez-le avec « npm start -- --lan ».',
  'online.invite.address': 'Adresse',
  'online.spectators': '{count, plural, one {# spectateur} other {# spectateurs}}',
  'online.watching': 'Vous regardez.',

  'online.bind.void.who':
    'Le lancement de la partie est annulé, car quelqu’un a quitté la table ou repris place après l’envoi de votre part du tirage : {who}. Votre part a servi et ne sera plus envoyée. Pour réessayer, reprenez place avec une nouvelle part.',
  'online.bind.void.server':
    'Le lancement de la partie est annulé : après l’envoi de votre part du tirage, le serveur a affiché d’autres nombres pour les mêmes joueurs. Votre part a servi et ne sera plus envoyée. Ne reprenez place avec une nouvelle part que si vous faites confiance à ce serveur.',
  'online.bind.void.count':
    '{count, plural, one {C’est arrivé une fois à cette table.} other {C’est arrivé # fois à cette table.}}',
  'online.room.vain':
    '{count, plural, one {Une fois déjà, votre appareil a envoyé sa part à l’un de ces joueurs sans que la partie ait lieu.} other {# fois déjà, votre appareil a envoyé sa part à certains de ces joueurs sans que la partie ait lieu.}} Un joueur mécontent de ses cartes peut interrompre le lancement : si cela se répète, jouez avec d’autres.',
  'online.room.void':
    'À plusieurs reprises, des joueurs sont partis ou ont repris place alors que des parts du tirage étaient déjà révélées ; cette table a donc été fermée. Pour jouer, créez-en une nouvelle.',
  'online.start.changed':
    'Tirage faussé : cette partie a été distribuée avec d’autres nombres que ceux que votre appareil avait vus en envoyant sa part. Quelqu’un a pu choisir les cartes. Mieux vaut ne pas continuer.',
  'online.start.foreign':
    'Cet appareil ne peut pas se porter garant du tirage : la part utilisée pour votre place ne vient pas d’ici. Si vous n’avez pas pris place sur un autre appareil, mieux vaut ne pas continuer.',
  'online.start.unfair':
    'Tirage faussé : les cartes de ce tour ne découlent pas des parts de chacun. Le serveur, ou quelqu’un qui y a accès, les a choisies. Ne continuez pas.',
}
