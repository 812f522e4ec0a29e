import type { RULES_BOARD as ENGLISH } from '../../en/learn/rules-board.ts'
import type { Translated } from '../../message.ts'

export const RULES_BOARD: Translated<typeof ENGLISH> = {
  'rules.title': 'Règles',
  'rules.players': '{count} joueurs',
  'rules.players.head': 'Joueurs',

  'rules.overview.title': 'Le jeu en bref',
  'rules.R1.1.name': 'Le but',
  'rules.R1.1':
    'Le roi de Babylone fait construire au-dessus du fleuve un jardin suspendu pour sa reine, Amyitis. Vous êtes de deux à quatre nobles de la ville, et qui fait le plus pour le jardin gagne du *prestige*, compté en points. Qui a le plus de points à la fin de la partie l’emporte. Les joueurs qui partagent le meilleur score gagnent tous : rien ne les départage.',
  'rules.overview.how': 'Comment tout se tient',
  'rules.overview.farmer': 'Les paysans rapportent des ressources des champs, les marchands des chameaux.',
  'rules.overview.engineer':
    'Les ingénieurs mènent l’eau du fleuve dans le jardin, canal après canal, et marquent des points.',
  'rules.overview.caravan':
    'Avec des chameaux, vous menez la caravane dans une ville. Vous y donnez des ressources : contre des points, contre des cartes Cour qui servent toute la partie, ou contre une plante.',
  'rules.overview.plant':
    'Une plante va aussitôt dans le jardin, sur un emplacement qui a de l’eau. Vous prenez la tuile qui s’y trouve : ses points et son bonus sont à vous.',
  'rules.overview.bonus': 'Qui a amené le plus d’eau à cet emplacement est récompensé aussi.',
  'rules.overview.priest':
    'Les prêtres vous gardent la faveur de trois temples, qui vous récompensent à la fin de chaque tour.',
  'rules.overview.round': 'Un tour d’un coup d’œil',
  'rules.overview.phase': 'Phase',
  'rules.overview.what': 'Ce qui se passe',
  'rules.overview.one': 'I Préparation',
  'rules.overview.one.what': 'Distribuer les cartes Métier (R4.1), toucher ses revenus (R4.2).',
  'rules.overview.palace': 'Palais',
  'rules.overview.palace.what': 'Avec l’extension, à partir du deuxième tour : choisir des pouvoirs (R12.3).',
  'rules.overview.two': 'II Actions',
  'rules.overview.two.what':
    'À tour de rôle, une action chacun : passer (R5.2), recruter (R5.3) ou déplacer la caravane (R7.2), jusqu’à ce que tous aient passé.',
  'rules.overview.three': 'III Fin du tour',
  'rules.overview.three.what':
    'Procession (R10.1), récompenses des temples (R10.2), ressources en trop (R10.3), premier joueur suivant (R10.4).',

  'rules.table.title': 'Ce qu’il y a sur la table',
  'rules.R1.2.name': 'Couleurs et cubes',
  'rules.R1.2':
    'Les joueurs sont bleu, rouge, noir et blanc. Chacun a des cubes de sa couleur : sur les champs, dans les temples et dans les canaux, ils montrent qui est passé par là. Les cubes gris sont *neutres* et n’appartiennent à personne.',
  'rules.R1.3.name': 'Les ressources',
  'rules.R1.3':
    'Il y a cinq ressources : orge, dattes, sel, palme et vin. *Le vin est le joker* : vous pouvez le donner à la place de toute autre ressource. Il ne remplace jamais un chameau ni un talent.',
  'rules.R1.4.name': 'Stock et réserve',
  'rules.R1.4':
    'Ce que vous possédez est votre *stock* ; là où tous prennent et paient, c’est la *réserve*. Tout est visible. Seules les distributions à venir sont inconnues.',
  'rules.R1.5.name': 'La réserve est limitée',
  'rules.R1.5':
    'La réserve contient ce qui est dans la boîte, pas plus. Si vous devez recevoir plus qu’elle n’a, vous prenez ce qui reste, et ce qui manque est perdu. Ce qui est payé ou défaussé y retourne.',
  'rules.tokens': 'Ce que contient la boîte',
  'rules.tokens.piece': 'Pièce',
  'rules.tokens.count': 'Nombre',
  'rules.tokens.camels': 'chameaux',
  'rules.tokens.talents': 'talents',
  'rules.tokens.cubes': 'cubes de chaque joueur',
  'rules.tokens.neutral': 'cubes neutres',
  'rules.R2.1.name': 'Mise en place : la caravane',
  'rules.R2.1': 'La caravane commence à Babylone.',
  'rules.R2.2.name': 'Mise en place : les cartes Plante',
  'rules.R2.2':
    'La carte Plante de qualité 2 sur ses deux faces va à Khorsabad, sur n’importe quelle face. Les trois autres sont réparties au hasard entre Eshnunna, Ur et Mari, face de qualité 1 visible.',
  'rules.R2.3.name': 'Mise en place : cartes selon le nombre de joueurs',
  'rules.R2.3': 'Moins il y a de joueurs, moins il y a de cartes Métier et de cartes Cour en jeu.',
  'rules.R2.3.trades': 'Cartes Métier en jeu',
  'rules.R2.4.name': 'Mise en place : les ressources des Caravaniers',
  'rules.R2.4':
    'Chaque Caravanier II en jeu reçoit une ressource, tirée parmi une orge, une datte, un sel et une palme. Ainsi deux de ces cartes ne portent jamais la même ressource, et aucune ne porte de vin.',
  'rules.R2.5.name': 'Mise en place : les tuiles Jardin',
  'rules.R2.5':
    'La tuile de {points, plural, one {# point} other {# points}} va sur l’emplacement du sommet. Toutes les autres sont tirées au hasard pour leur étage : 3 sur {third} pour l’étage 3, 5 sur {second} pour l’étage 2, 7 sur {first} pour l’étage 1. Le reste retourne dans la boîte.',
  'rules.R2.5.empty': 'À {players} joueurs, rien n’est posé sur {squares}.',
  'rules.R2.6.name': 'Mise en place : les joueurs',
  'rules.R2.6':
    'Chacun reçoit les cubes d’une couleur, 4 talents, 1 chameau et un Caravanier de niveau 0, et commence avec 0 point. Le premier joueur est tiré au sort.',

  'rules.round.title': 'Un tour',
  'rules.R1.6.name': 'Trois phases',
  'rules.R1.6':
    'Un *tour* a trois phases : préparation, actions, fin du tour. Les tours se suivent jusqu’à la fin de la partie.',
  'rules.R4.1.name': 'Phase I : les cartes Métier',
  'rules.R4.1':
    'Toutes les cartes Métier sont mélangées. On dispose un groupe de trois cartes visibles par joueur ; les autres cartes ne servent pas ce tour-ci.',
  'rules.R4.2.name': 'Phase I : les revenus',
  'rules.R4.2':
    'Dans l’ordre du tour, qui a un Banquier prend les revenus qu’indique la carte. Sans Banquier, pas de revenus.',
  'rules.R4.2.caption': 'Revenus à chaque tour',
  'rules.R5.1.name': 'Phase II : une action à la fois',
  'rules.R5.1':
    'Le premier joueur commence, puis on joue dans le sens horaire. À votre tour, vous faites une seule chose : *passer*, *recruter* ou *déplacer la caravane*. On continue ainsi jusqu’à ce que tous aient passé.',
  'rules.R5.2.name': 'Passer',
  'rules.R5.2':
    'Si vous passez, vous ne faites plus rien ce tour-ci. Mais chaque fois que vient votre tour et que quelqu’un joue encore, vous prenez 1 talent. Dès que le dernier joueur passe, la phase est finie et plus personne ne reçoit rien.',
  'rules.R5.2.example':
    'Rouge passe, Noir et Bleu continuent. Vient le tour de Rouge : 1 talent. Noir passe, Bleu recrute. Rouge et Noir prennent chacun 1 talent. Bleu passe : la phase est finie sur-le-champ.',
  'rules.R10.3.name': 'Phase III : les ressources en trop',
  'rules.R10.3':
    'Après la procession (R10.1) et les temples (R10.2), dans l’ordre du tour, qui a plus de ressources que son Caravanier ne permet défausse le surplus, à son choix. Chameaux et talents se gardent sans limite.',
  'rules.R10.3.caption': 'Ressources à garder',
  'rules.R10.4.name': 'Phase III : le premier joueur suivant',
  'rules.R10.4':
    'La carte Premier joueur va au joueur suivant dans le sens horaire, et qui avait passé revient en jeu. Puis vient le tour suivant, sauf si la partie est finie (R11.1).',

  'rules.recruit.title': 'Recruter',
  'rules.R5.3.name': 'Ce que coûte une carte',
  'rules.R5.3':
    'Choisissez une carte visible de n’importe quel groupe. Payez 1 talent par carte déjà retournée de ce groupe : la première carte ne coûte rien, la deuxième 1 talent, la troisième 2. Retournez votre carte et faites ce que dit son métier. De deux cartes pareilles d’un groupe, on retourne celle de gauche.',
  'rules.R5.3.example':
    'Dans un groupe, rien n’est retourné : son prêtre est gratuit. Dans un autre, deux cartes le sont : son paysan coûte 2 talents.',
  'rules.R5.4.name': 'Il faut que ce soit possible',
  'rules.R5.4':
    'On ne recrute que ce que l’on peut exécuter : paysan, prêtre et ingénieur demandent un cube de votre stock, le marchand un chameau dans la réserve. Si vous avez un cube mais qu’aucune zone n’est ouverte, l’ingénieur ne pose rien et marque quand même.',
  'rules.R6.1.name': 'Paysan',
  'rules.R6.1':
    'Choisissez l’une des deux rangées de champs. Posez un cube sur son premier champ vide à partir de la gauche et prenez la ressource de ce champ.',
  'rules.R6.1.caption': 'Les ressources des champs, de gauche à droite',
  'rules.R6.1.row': 'Rangée',
  'rules.R6.2.name': 'Une rangée pleine',
  'rules.R6.2':
    'Quand une rangée est pleine, qui y a le plus de cubes reçoit un Jardinier, s’il en reste. En cas d’égalité en tête, personne. Puis la rangée est vidée, et chaque cube retourne à son propriétaire.',
  'rules.R6.2.example':
    'Une rangée contient rouge, bleu, noir, bleu. Si Bleu la remplit, Bleu y a trois cubes et reçoit le Jardinier. Si Rouge la remplit, Rouge et Bleu en ont deux chacun, et personne ne le reçoit.',
  'rules.R6.3.name': 'Prêtre',
  'rules.R6.3':
    'Posez un cube dans l’un des trois temples. Il prend la place de gauche et décale d’une place vers la droite les cubes qui s’y trouvent. Un temple a quatre places : ce qui est poussé au-delà de la quatrième retourne à son propriétaire, ou à la réserve si c’est un cube neutre.',
  'rules.R6.3.example':
    'Marduk contient rouge, neutre, noir, bleu. Blanc ajoute un cube : blanc, rouge, neutre, noir. Le cube bleu retourne à Bleu.',
  'rules.R6.4.name': 'Ingénieur',
  'rules.R6.4': 'Posez un cube dans une zone d’irrigation ouverte (R3.5), puis marquez 2 points.',
  'rules.R6.5.name': 'Marchand',
  'rules.R6.5': 'Prenez un chameau.',

  'rules.irrigation.title': 'Le jardin et les canaux',
  'rules.R3.1.name': 'Emplacements et étages',
  'rules.R3.1':
    'Le jardin est un losange de 16 emplacements, nommés par leur colonne (a à d, le long du bord inférieur droit) et leur rang (1 à 4, le long du bord inférieur gauche) : a1 est en bas, d4 au sommet. Il s’élève en quatre étages : 7 emplacements au bord du fleuve, puis 5, puis 3, puis le sommet.',
  'rules.R3.2.name': 'La qualité',
  'rules.R3.2':
    'Un emplacement demande une plante de la qualité de son étage : 1, 2 ou 3. Le sommet se contente de la qualité 3.',
  'rules.R3.3.name': 'Côtés et zones',
  'rules.R3.3':
    'Entre deux emplacements voisins court un *côté*, qui porte leurs deux noms : a1-b1. Il a une zone d’irrigation, avec de la place pour un cube. Les côtés qui touchent l’étage {floor} ou un étage plus haut ont deux zones.',
  'rules.R3.4.name': 'Le fleuve',
  'rules.R3.4':
    'Le fleuve longe les deux bords inférieurs du jardin. Être au bord du fleuve ne suffit pas pour avoir de l’eau.',
  'rules.R3.5.name': 'Où l’on peut irriguer',
  'rules.R3.5':
    'L’eau court le long des côtés irrigués, de coin en coin. Une zone est *ouverte* à votre cube si elle est vide et que l’eau atteint un bout de son côté : depuis la rive, ou par des côtés entièrement irrigués. Un côté dont une seule des deux zones est remplie ne laisse pas passer l’eau. Les six côtés de la rive sont ouverts tant qu’ils sont vides.',
  'rules.R3.5.example':
    'a1-b1 est irrigué. Les côtés qui touchent son bout intérieur sont maintenant ouverts : a2-b2 et b1-b2, par exemple.',
  'rules.R3.6.name': 'L’eau de tous',
  'rules.R3.6':
    'L’eau passe par tous les cubes : les vôtres, ceux des autres et les neutres. Un cube neutre a, lui aussi, besoin d’un chemin jusqu’au fleuve (R3.5).',
  'rules.R3.7.name': 'Emplacements sans tuile',
  'rules.R3.7':
    'Les emplacements laissés vides à deux joueurs ne peuvent pas être plantés et ne comptent jamais comme plantés. Les canaux qui les entourent fonctionnent comme les autres.',
  'rules.R3.8.name': 'Quand un emplacement a de l’eau',
  'rules.R3.8': 'Un emplacement est *irrigué* dès que l’un de ses côtés est entièrement irrigué.',
}
