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
  'online.bind.void': 'Quelqu’un est arrivé ou parti après la révélation de votre nombre secret : il ne compte plus.',
  'online.bind.go.void': 'Reprendre place',
  'online.bind.elsewhere':
    'Vous avez pris place sur un autre appareil, et votre nombre secret s’y trouve. Ouvrez la table là-bas, ou continuez ici avec un nouveau nombre.',
  'online.bind.go.elsewhere': 'Continuer ici',
  'online.invite': 'Inviter',
  'online.invite.about': 'Toute personne qui ouvre ce lien peut jouer ; un nom suffit.',
  'online.invite.seat': 'Lien pour la place {seat}',
  'online.invite.link': 'Lien vers cette table',
  'online.invite.table': 'Copier le lien de la table',
  'online.invite.copy': 'Copier le lien',
  'online.invite.share': 'Partager le lien',
  'online.invite.qr': 'Code QR du lien',
  'online.invite.loopback':
    'Ce serveur n’est accessible que depuis cet ordinateur : personne d’autre ne peut ouvrir le lien. Pour jouer avec d’autres sur votre réseau, lancez-le avec « npm start -- --lan ».',
  'online.invite.address': 'Adresse',
  'online.spectators': '{count, plural, one {# spectateur} other {# spectateurs}}',
  'online.watching': 'Vous regardez.',

  'online.bind.void.who':
    'Lancement annulé : quelqu’un a quitté la table ou repris place après la révélation de votre nombre secret ({who}). Ce nombre ne servira plus ; pour réessayer, reprenez place avec un nouveau.',
  'online.bind.void.server':
    'Lancement annulé : après la révélation de votre nombre secret, le serveur a affiché d’autres nombres pour les mêmes joueurs. Le vôtre ne servira plus. Ne reprenez place que si vous faites confiance à ce serveur.',
  'online.bind.void.count':
    '{count, plural, one {C’est arrivé une fois à cette table.} other {C’est arrivé # fois à cette table.}}',
  'online.room.vain':
    '{count, plural, one {Une fois déjà, votre appareil a révélé son nombre secret à certains de ces joueurs, et la partie n’a pas eu lieu.} other {# fois déjà, votre appareil a révélé son nombre secret à certains de ces joueurs, et la partie n’a pas eu lieu.}} Un joueur mécontent de ses cartes peut faire échouer le lancement : si cela se répète, jouez avec d’autres.',
  'online.room.void':
    'Trop de joueurs sont partis ou ont repris place après la révélation de nombres secrets : cette table a été fermée. Pour jouer, créez-en une autre.',
  'online.start.changed':
    'Tirage faussé : les nombres qui ont donné ces cartes ne sont pas ceux que votre appareil avait vus en envoyant le sien. Quelqu’un a pu choisir les cartes. Mieux vaut s’arrêter là.',
  'online.start.foreign':
    'Cet appareil ne peut pas garantir le tirage : le nombre secret utilisé pour votre place ne vient pas d’ici. Si vous n’avez pas pris place sur un autre appareil, mieux vaut s’arrêter là.',
  'online.start.unfair':
    'Tirage faussé : les cartes de ce tour ne viennent pas des nombres de chacun. Le serveur, ou quelqu’un qui y a accès, les a choisies. N’allez pas plus loin.',
}
