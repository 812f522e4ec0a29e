import type { RULES_BOARD as ENGLISH } from '../../en/learn/rules-board.ts'
import type { Translated } from '../../message.ts'

export const RULES_BOARD: Translated<typeof ENGLISH> = {
  'rules.title': 'Règles',
  'rules.players': '{count} joueurs',
  'rules.players.head': 'Joueurs',

  'rules.overview.title': 'Le jeu en bref',
  'rules.R1.1.name': 'But du jeu',
  'rules.R1.1':
    'Le roi de Babylone fait construire au-dessus du fleuve un jardin suspendu pour sa reine, Amyitis. Deux à quatre joueurs incarnent des nobles de la ville : plus ils œuvrent pour le jardin, plus ils gagnent de *prestige*, compté en points. Le joueur qui a le plus de points à la fin de la partie l’emporte. En cas d’égalité en tête, tous les ex æquo gagnent : rien ne les départage.',
  'rules.overview.how': 'Comment tout s’enchaîne',
  'rules.overview.farmer':
    'Les paysans récoltent des ressources dans les champs, les marchands procurent des chameaux.',
  'rules.overview.engineer':
    'Les ingénieurs amènent l’eau du fleuve dans le jardin, canal après canal, et rapportent des points.',
  'rules.overview.caravan':
    'Avec des chameaux, vous menez la caravane dans une ville. Vous y échangez des ressources contre des points, contre des cartes Cour qui servent toute la partie, ou contre une plante.',
  'rules.overview.plant':
    'Une plante va aussitôt dans le jardin, sur un emplacement irrigué. Vous prenez la tuile qui s’y trouve : ses points et son bonus sont à vous.',
  'rules.overview.bonus': 'Le joueur qui a le plus irrigué autour de cet emplacement est récompensé, lui aussi.',
  'rules.overview.priest':
    'Les prêtres vous assurent la faveur de trois temples, qui vous récompensent à la fin de chaque tour.',
  'rules.overview.round': 'Un tour en un coup d’œil',
  'rules.overview.one': 'I Mise en place',
  'rules.overview.palace': 'Palais',
  'rules.overview.two': 'II Actions',

  'rules.table.title': 'Matériel et préparation',
  'rules.R1.2.name': 'Couleurs et cubes',
  'rules.R1.2':
    'Chaque joueur a sa couleur : bleu, rouge, noir ou blanc. Ses cubes marquent sa place sur les champs, dans les temples et dans les canaux. Les cubes gris sont *neutres* et n’appartiennent à personne.',
  'rules.R1.3.name': 'Les ressources',
  'rules.R1.3':
    'Il y a cinq ressources : orge, dattes, sel, palme et vin. *Le vin est un joker* : vous pouvez le donner à la place de toute autre ressource. Il ne remplace jamais un chameau ni un talent.',
  'rules.R1.4.name': 'Stock et réserve',
  'rules.R1.4':
    'Ce que vous possédez forme votre *stock*. La *réserve* est commune à tous : on y prend et on y paie. Tout est visible, sauf les distributions à venir.',
  'rules.R1.5.name': 'La réserve est limitée',
  'rules.R1.5':
    'La réserve contient ce qu’il y a dans la boîte, et pas plus. Si vous devez recevoir plus qu’il n’en reste, vous prenez ce qui reste, et la différence est perdue. Tout ce qui est payé ou défaussé y retourne.',
  'rules.tokens': 'Jetons et cubes',
  'rules.tokens.piece': 'Élément',
  'rules.tokens.count': 'Nombre',
  'rules.tokens.camels': 'chameaux',
  'rules.tokens.talents': 'talents',
  'rules.tokens.cubes': 'cubes par joueur',
  'rules.tokens.neutral': 'cubes neutres',
  'rules.R2.1.name': 'Préparation : la caravane',
  'rules.R2.1': 'La caravane commence à Babylone.',
  'rules.R2.2.name': 'Préparation : les cartes Plante',
  'rules.R2.2':
    'La carte Plante de qualité {both} sur ses deux faces va à Khorsabad, sur n’importe quelle face. Les trois autres sont réparties au hasard entre Eshnunna, Ur et Mari, face de qualité {first} visible.',
  'rules.R2.2.edition':
    'La carte Plante de Khorsabad y est placée, sur n’importe quelle face. Les trois autres sont réparties au hasard entre Eshnunna, Ur et Mari ; la face visible est celle que R7.6 indique en premier.',
  'rules.R2.3.name': 'Préparation : cartes selon le nombre de joueurs',
  'rules.R2.3': 'Moins il y a de joueurs, moins il y a de cartes Métier et de cartes Cour en jeu.',
  'rules.R2.3.trades': 'Cartes Métier en jeu',
  'rules.R2.4.name': 'Préparation : les ressources des Caravaniers',
  'rules.R2.4':
    'Chaque Caravanier II en jeu reçoit une ressource, tirée au hasard parmi quatre jetons : orge, dattes, sel et palme. Ces cartes portent donc toutes une ressource différente, et jamais de vin.',
  'rules.R2.5.name': 'Préparation : les tuiles Jardin',
  'rules.R2.5':
    'La tuile de {points, plural, one {# point} other {# points}} va sur l’emplacement du sommet. Toutes les autres sont tirées au hasard pour leur étage : 3 sur {third} pour l’étage 3, 5 sur {second} pour l’étage 2, 7 sur {first} pour l’étage 1. Le reste retourne dans la boîte.',
  'rules.R2.5.empty': 'À {players} joueurs, rien n’est posé sur {squares}.',
  'rules.R2.6.name': 'Préparation : les joueurs',
  'rules.R2.6':
    'Chacun reçoit les cubes d’une couleur, {startTalents, plural, one {# talent} other {# talents}}, {startCamels, plural, one {# chameau} other {# chameaux}} et un Caravanier de niveau 0, et commence à 0 point. Le premier joueur est tiré au sort.',

  'rules.round.title': 'Un tour',
  'rules.R1.6.name': 'Trois phases',
  'rules.R1.6':
    'Un *tour* comporte trois phases : mise en place, actions, fin du tour. Les tours se suivent jusqu’à la fin de la partie.',
  'rules.R4.1.name': 'Phase I : les cartes Métier',
  'rules.R4.1':
    'Toutes les cartes Métier sont mélangées. On dispose un groupe de trois cartes visibles par joueur ; les autres cartes ne servent pas pendant ce tour.',
  'rules.R4.2.name': 'Phase I : les revenus',
  'rules.R4.2':
    'Dans l’ordre du tour, chaque joueur qui a un Banquier reçoit les revenus indiqués sur la carte. Sans Banquier, pas de revenus.',
  'rules.R4.2.caption': 'Revenus à chaque tour',
  'rules.R5.1.name': 'Phase II : une action à la fois',
  'rules.R5.1':
    'Le premier joueur commence, puis on joue dans le sens horaire. À votre tour, vous faites une seule chose : *passer*, *recruter* ou *déplacer la caravane*. On continue ainsi jusqu’à ce que tous aient passé.',
  'rules.R5.2.name': 'Passer',
  'rules.R5.2':
    'Si vous passez, vous ne faites plus rien pendant ce tour. Mais chaque fois que votre tour revient et que quelqu’un joue encore, vous prenez {passTalents, plural, one {# talent} other {# talents}}. Dès que le dernier joueur passe, la phase est finie et plus personne ne reçoit rien.',
  'rules.R5.2.example':
    'Rouge passe, Noir et Bleu continuent. Le tour de Rouge revient : 1 talent. Noir passe, Bleu recrute. Rouge et Noir prennent chacun 1 talent. Bleu passe : la phase est aussitôt finie.',
  'rules.R10.3.name': 'Phase III : le stock',
  'rules.R10.3':
    'Après la procession (R10.1) et les temples (R10.2), dans l’ordre du tour, chaque joueur qui a plus de ressources que son Caravanier ne le permet défausse l’excédent, à son choix. On garde chameaux et talents sans limite.',
  'rules.R10.3.caption': 'Ressources que l’on peut garder',
  'rules.R10.4.name': 'Phase III : le nouveau premier joueur',
  'rules.R10.4':
    'La carte Premier joueur va au joueur suivant dans le sens horaire, et ceux qui ont passé reviennent en jeu. Puis vient le tour suivant, sauf si la partie est finie (R11.1).',

  'rules.recruit.title': 'Recruter',
  'rules.R5.3.name': 'Coût d’une carte',
  'rules.R5.3':
    'Choisissez une carte visible de n’importe quel groupe. Payez 1 talent par carte déjà retournée dans ce groupe : la première carte est gratuite, la deuxième coûte 1 talent, la troisième 2. Retournez votre carte et effectuez l’action de son métier. Si un groupe contient deux cartes identiques, on retourne celle de gauche.',
  'rules.R5.3.example':
    'Dans un groupe, aucune carte n’est retournée : son prêtre est gratuit. Dans un autre, deux cartes le sont : son paysan coûte 2 talents.',
  'rules.R5.4.name': 'Conditions du recrutement',
  'rules.R5.4':
    'On ne recrute que si l’on peut effectuer l’action : le paysan, le prêtre et l’ingénieur demandent un cube de votre stock, le marchand un chameau dans la réserve. Si vous avez un cube alors qu’aucune zone n’est ouverte, l’ingénieur ne pose rien, mais vous marquez quand même ses points.',
  'rules.R6.1.name': 'Paysan',
  'rules.R6.1':
    'Choisissez l’une des deux lignes de champs. Posez un cube sur le premier champ vide à partir de la gauche et prenez la ressource de ce champ.',
  'rules.R6.1.caption': 'Les ressources des champs, de gauche à droite',
  'rules.R6.1.row': 'Ligne',
  'rules.R6.2.name': 'Ligne pleine',
  'rules.R6.2':
    'Quand une ligne est pleine, le joueur qui y a le plus de cubes reçoit un Jardinier, s’il en reste. En cas d’égalité en tête, personne n’en reçoit. Puis la ligne est vidée, et chaque cube revient à son propriétaire.',
  'rules.R6.2.example':
    'Sur une ligne se trouvent quatre cubes : rouge, bleu, noir, bleu. Si Bleu la remplit, Bleu y a trois cubes et reçoit le Jardinier. Si Rouge la remplit, Rouge et Bleu y ont deux cubes chacun, et personne ne le reçoit.',
  'rules.R6.3.name': 'Prêtre',
  'rules.R6.3':
    'Posez un cube dans l’un des trois temples. Il prend la place de gauche et décale d’une place vers la droite les cubes déjà présents. Un temple a quatre places : le cube poussé au-delà de la quatrième revient à son propriétaire, ou retourne à la réserve s’il est neutre.',
  'rules.R6.3.example':
    'Au temple de Marduk, il y a, de gauche à droite, un cube rouge, un neutre, un noir et un bleu. Blanc en pose un : blanc, rouge, neutre, noir. Le cube bleu revient à Bleu.',
  'rules.R6.4.name': 'Ingénieur',
  'rules.R6.4':
    'Posez un cube dans une zone d’irrigation ouverte (R3.5), puis marquez {engineerPoints, plural, one {# point} other {# points}}.',
  'rules.R6.5.name': 'Marchand',
  'rules.R6.5': 'Prenez {merchantCamels, plural, =1 {un chameau} other {# chameaux}}.',

  'rules.irrigation.title': 'Le jardin et les canaux',
  'rules.R3.1.name': 'Emplacements et étages',
  'rules.R3.1':
    'Le jardin est un losange de 16 emplacements, désignés par leur colonne (a à d, le long du bord inférieur droit) et leur rang (1 à 4, le long du bord inférieur gauche) : a1 est en bas, d4 au sommet. Il s’élève en quatre étages : 7 emplacements au bord du fleuve, puis 5, puis 3, puis le sommet.',
  'rules.R3.2.name': 'La qualité',
  'rules.R3.2':
    'Un emplacement demande une plante de la qualité de son étage : 1, 2 ou 3. Pour le sommet, la qualité 3 suffit.',
  'rules.R3.3.name': 'Côtés et zones',
  'rules.R3.3':
    'Entre deux emplacements voisins se trouve un *côté*, nommé d’après eux : a1-b1. Il comporte une zone d’irrigation, où l’on peut poser un cube. Les côtés qui touchent l’étage {floor} ou un étage supérieur ont deux zones.',
  'rules.R3.4.name': 'Le fleuve',
  'rules.R3.4':
    'Le fleuve longe les deux bords inférieurs du jardin. À lui seul, il n’irrigue pas les emplacements qui le bordent.',
  'rules.R3.5.name': 'Où l’on peut irriguer',
  'rules.R3.5':
    'L’eau suit les côtés irrigués, de coin en coin. Une zone est *ouverte*, et vous pouvez y poser un cube, si elle est vide et que l’eau atteint l’une des extrémités de son côté : depuis la rive, ou par des côtés entièrement irrigués. Un côté dont une seule des deux zones est remplie ne laisse pas passer l’eau. Les six côtés de la rive sont ouverts tant qu’ils sont vides.',
  'rules.R3.5.example':
    'a1-b1 est irrigué. Les côtés qui touchent son extrémité intérieure sont maintenant ouverts : a2-b2 et b1-b2, par exemple.',
  'rules.R3.6.name': 'L’eau est à tous',
  'rules.R3.6':
    'L’eau passe par tous les cubes : les vôtres, ceux des autres et les neutres. Un cube neutre a, lui aussi, besoin d’un chemin jusqu’au fleuve (R3.5).',
  'rules.R3.7.name': 'Emplacements sans tuile',
  'rules.R3.7':
    'À 2 joueurs, on ne peut pas planter sur les emplacements laissés vides, et ils ne comptent jamais comme plantés. Les canaux qui les entourent fonctionnent comme tous les autres.',
  'rules.R3.8.name': 'Emplacements irrigués',
  'rules.R3.8': 'Un emplacement est *irrigué* dès que l’un de ses côtés est entièrement irrigué.',
}
