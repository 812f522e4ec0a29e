import type { GAME as ENGLISH } from '../../en/online/game.ts'
import type { Translated } from '../../message.ts'

export const GAME: Translated<typeof ENGLISH> = {
  'online.away.title': 'Le serveur ne répond pas',
  'online.away.words':
    'Il redémarre peut-être, ou cet appareil n’a pas de réseau. L’application réessaie automatiquement.',
  'online.waits': 'en attente de joueurs',
  'online.turn.yours': 'À vous de jouer',
  'online.awaited': 'La partie vous attend',
  'online.fair.title': 'Tirages équitables',
  'online.fair':
    'Les cartes dépendent d’un nombre secret par joueur, et d’un autre tiré par le serveur. Chacun s’engage sur le sien avant qu’aucun ne soit révélé. Voici l’engagement du serveur :',

  'online.lost': 'Connexion perdue, nouvelle tentative…',

  'online.ask': 'Demander à reprendre un coup',
  'online.ask.alone': 'Reprendre mon dernier coup',
  'online.asked': '{who} demande à reprendre un coup.',
  'online.asked.own':
    'Vous avez demandé à reprendre un coup : {agreed, plural, one {# accord} other {# accords}} sur {all}.',
  'online.asked.agree': 'D’accord',
  'online.asked.refuse': 'Refuser',
  'online.asked.waits': 'Vous êtes d’accord ; les autres n’ont pas encore répondu.',
  'online.concede': 'Abandonner',
  'online.concede.title': 'Abandonner la partie ?',
  'online.concede.two': 'La partie s’arrête, et votre adversaire gagne. C’est définitif.',
  'online.concede.more':
    'Un robot ({level}) continue à votre place, et vous finissez en dernière position. C’est définitif.',
  'online.slow': '{who} n’a pas joué depuis un moment.',
  'online.slow.vote': 'Laisser un robot continuer',
  'online.slow.voted': 'Vous souhaitez qu’un robot joue pour {who}.',
  'online.stand-in': 'Un robot joue à votre place.',
  'online.stand-in.back': 'Me revoilà',
  'online.stand-in.conceded': 'Vous avez abandonné ; un robot joue à votre place.',

  'online.chat': 'Discussion',
  'online.chat.unread': 'Discussion : {count, plural, one {# nouveau message} other {# nouveaux messages}}',
  'online.chat.none': 'Pas encore de message.',
  'online.chat.say': 'Message',
  'online.chat.send': 'Envoyer',
  'online.chat.removed': 'supprimé',
  'online.chat.mute': 'Masquer {who}',
  'online.chat.unmute': 'Afficher {who} de nouveau',
  'online.chat.muted': 'Vous avez masqué {who}.',
  'online.chat.report': 'Signaler',
  'online.chat.report.line': 'Signaler ce message ({who})',
  'online.chat.report.title': 'Signaler {who} ?',
  'online.chat.report.about': 'La personne qui gère ce serveur recevra ce message et ce que vous écrivez ici.',
  'online.chat.report.why': 'Qu’est-ce qui pose problème ?',
  'online.chat.reported': 'Message signalé. Merci.',
  'online.chat.watch': 'Choisissez un nom pour participer à la discussion.',

  'online.end.conceded': '{who} a abandonné.',
  'online.end.conceded.you': 'Vous avez abandonné.',
  'online.end.closed': 'La table a été fermée.',
  'online.end.rematch': 'Revanche',
  'online.end.table': 'Retour aux tables',
  'online.check.title': 'Les tirages étaient-ils équitables ?',
  'online.check.hash': 'Le serveur a gardé le nombre sur lequel il s’était engagé avant l’arrivée des joueurs.',
  'online.check.bound': 'Chacun s’était engagé sur son nombre avant que le premier ne soit révélé.',
  'online.check.shares': 'La graine aléatoire réunit le nombre du serveur et celui de chaque joueur.',
  'online.check.own': 'Le nombre de votre appareil en fait partie.',
  'online.check.deals': 'La préparation et toutes les distributions découlent de ces nombres.',
  'online.check.yes': 'oui',
  'online.check.no': 'non',
  'online.check.seed': 'Graine aléatoire : {seed}',
  'online.check.voids':
    '{count, plural, one {Une fois, quelqu’un est arrivé ou parti alors que des nombres étaient déjà révélés ; ils ont été écartés.} other {# fois, quelqu’un est arrivé ou parti alors que des nombres étaient déjà révélés ; ils ont été écartés.}}',
  'online.check.good': 'Tout est en règle : personne n’a pu choisir ni prévoir les cartes.',
  'online.check.bad': 'Les tirages de cette partie posent problème.',
  'online.check.sent': 'Les nombres de chacun sont ceux qui étaient engagés quand votre appareil a envoyé le sien.',
  'online.check.unsure':
    'Le journal de cette partie est cohérent, mais cet appareil ne peut pas garantir les tirages : il n’a pas envoyé de nombre pour chacun d’eux.',
  'online.check.save': 'Enregistrer ma preuve',
  'online.check.partly':
    'Tout concorde, mais cet appareil ne peut pas garantir tous les tirages : à certains tours, il manquait un nombre.',
  'online.check.left-out.device':
    '{who} a changé d’appareil : son nombre manquait au tour {round}. Ces cartes viennent du serveur et des autres joueurs.',
  'online.check.left-out.bot':
    'Un robot jouait pour {who}, dont le nombre manquait {count, plural, one {au tour {rounds}} other {aux tours {rounds}}}. Ces cartes viennent du serveur et des autres joueurs.',
  'online.deal.waits':
    'Pour le prochain tour, on attend {who} : les cartes seront distribuées dès que la partie sera ouverte sur {count, plural, one {son appareil} other {leurs appareils}}.',
  'online.deal.elsewhere':
    'Votre nombre secret n’est pas sur cet appareil. Ouvrez la partie sur celui où vous avez pris place, ou continuez ici avec un nouveau nombre.',
  'online.deal.go': 'Continuer ici',
}
