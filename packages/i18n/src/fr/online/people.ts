import type { PEOPLE as ENGLISH } from '../../en/online/people.ts'
import type { Translated } from '../../message.ts'

export const PEOPLE: Translated<typeof ENGLISH> = {
  'online.lobby.about': 'Prenez place, regardez une partie ou trouvez tout de suite un adversaire.',
  'online.mine.none':
    'Vous n’avez pas encore de table. Trouvez un adversaire, rejoignez une table ouverte ou créez la vôtre.',
  'online.mine.count':
    '{count, plural, =0 {aucun coup à jouer} one {à vous de jouer à # table} other {à vous de jouer à # tables}}',
  'online.seats.left': '{count, plural, one {# place libre} other {# places libres}}',
  'online.waits.for': 'on attend {who}',
  'online.watch': 'Parties à regarder',
  'online.watch.none': 'Aucune partie publique ne se joue en ce moment.',
  'online.watch.all': 'Toutes les parties en cours',
  'online.watch.one': 'Regarder {who}',
  'online.players.count': '{count, plural, one {# joueur} other {# joueurs}}',
  'online.ladder.all': 'Classement complet',
  'online.ladder.kind': '2 joueurs, en temps réel',
  'online.games': 'Parties terminées',
  'online.games.about': 'Toutes les parties publiques, à revoir coup par coup.',
  'online.games.name': 'Nom d’un joueur',
  'online.games.players': 'Joueurs',
  'online.games.palace': 'Palais',
  'online.games.when': 'Période',
  'online.games.any': 'peu importe',
  'online.games.with': 'avec',
  'online.games.without': 'sans',
  'online.games.week': '7 derniers jours',
  'online.games.month': '30 derniers jours',
  'online.games.year': '12 derniers mois',
  'online.games.go': 'Rechercher',
  'online.games.none': 'Aucune partie ne correspond.',
  'online.games.all': 'Rechercher parmi toutes les parties terminées',

  'online.player': 'Joueur',
  'online.player.of': 'Profil : {name}',
  'online.player.since': 'Joue ici depuis {month}',
  'online.player.rated':
    '{count, plural, =0 {pas encore de partie classée} one {# partie classée} other {# parties classées}}',
  'online.player.curve': 'Cote',
  'online.player.curve.none': 'La courbe commence avec la première partie classée.',
  'online.player.curve.words':
    '{count, plural, one {Une partie classée : {last}.} other {# parties classées, de {first} à {last} ; record : {best}.}}',
  'online.player.provisional': 'La portion en pointillé est provisoire.',
  'online.player.results': 'Résultats',
  'online.player.results.none': 'Pas encore de partie publique terminée.',
  'online.player.results.about': 'Le repère indique ce que donnerait le seul hasard.',
  'online.player.size': 'Partie',
  'online.player.wins': 'Gagnées',
  'online.player.opponents': 'Face à face',
  'online.player.opponents.none': 'Pas encore d’adversaire.',
  'online.player.opponents.about': '{name} · adversaire',
  'online.player.record':
    '{won, plural, one {# gagnée} other {# gagnées}}, {lost, plural, one {# perdue} other {# perdues}}, {drawn} à égalité',
  'online.player.you':
    'Vous contre {name} : {won, plural, one {# gagnée} other {# gagnées}}, {lost, plural, one {# perdue} other {# perdues}}, {drawn} à égalité.',
  'online.player.games': 'Dernières parties',
  'online.player.games.all': 'Toutes les parties : {name}',
  'online.player.won': 'gagnée',
  'online.player.lost': 'perdue',
  'online.player.place': '{rank, selectordinal, one {#re} other {#e}} place sur {count}',
  'online.player.edit': 'Gérer mon compte',

  'online.sign-in': 'Se connecter',
  'online.sign-in.about':
    'Un nom suffit. Il est à vous tant que ce navigateur s’en souvient, et pour de bon avec une clé d’accès.',
  'online.sign-in.new': 'Première visite',
  'online.sign-in.go': 'Jouer sous ce nom',
  'online.sign-in.back': 'Déjà un compte ?',
  'online.sign-in.link':
    'Sur un appareil déjà connecté, ouvrez votre compte et créez un lien : il vous connectera ici.',
}
