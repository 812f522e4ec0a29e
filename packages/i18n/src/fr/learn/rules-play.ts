import type { RULES_PLAY as ENGLISH } from '../../en/learn/rules-play.ts'
import type { Translated } from '../../message.ts'

export const RULES_PLAY: Translated<typeof ENGLISH> = {
  'rules.caravan.title': 'La caravane et ses villes',
  'rules.R7.1.name': 'Le circuit',
  'rules.R7.1':
    'La caravane fait le tour de neuf cases dans le sens horaire. Elle n’est à personne : tous déplacent la même.',
  'rules.R7.1.caption': 'Les cases dans l’ordre',
  'rules.R7.1.city': 'Case',
  'rules.R7.1.asks': 'demande',
  'rules.R7.1.offers': 'propose',
  'rules.R7.1.babylon.asks': '1 ou {maxSold} ressources',
  'rules.R7.1.babylon.offers': 'points, irrigation',
  'rules.R7.1.plant': 'carte Plante',
  'rules.R7.1.or': '{one} ou {two}',
  'rules.R7.2.name': 'Coût d’un trajet',
  'rules.R7.2':
    'Choisissez la distance, d’une case à un tour complet de 9 cases. Chaque case coûte 1 chameau, moins le bonus de votre Caravanier. Dans tous les cas, la caravane avance d’au moins une case, et vous payez au moins un chameau.',
  'rules.R7.2.caption': 'Cases gratuites',
  'rules.R7.2.example':
    'Avec un bonus de 2 cases, un chameau permet d’avancer de 1, 2 ou 3 cases. Quatre cases coûtent 2 chameaux.',
  'rules.R7.3.name': 'Commerce obligatoire',
  'rules.R7.3':
    'Là où la caravane s’arrête, vous effectuez toute l’action de la case. Vous ne pouvez pas vous arrêter sur une case dont vous ne pourriez pas effectuer l’action. Seule exception : à Babylone, une partie de l’action est parfois impossible, et on la saute (R7.4).',
  'rules.R7.5.name': 'Les villes de cour',
  'rules.R7.5':
    'Payez la ressource que demande la ville, puis prenez l’un des deux types de cartes Cour proposés (R8.1).',
  'rules.R7.6.name': 'Les villes de plantes',
  'rules.R7.6':
    'Payez la ressource que demande la ville. Si une ressource figure sur sa carte Plante, payez-la aussi. Puis plantez aussitôt (R9.1). Enfin, retournez la carte Plante sur son autre face.',
  'rules.R7.6.caption': 'Les cartes Plante',
  'rules.R7.6.start': 'Se trouve à',
  'rules.R7.6.face': 'Une face',
  'rules.R7.6.other': 'Autre face',
  'rules.R7.6.quality': 'qualité {quality}',
  'rules.R7.6.quality.good': 'qualité {quality}, demande aussi {good_du}',
  'rules.R7.7.name': 'Payer avec du vin',
  'rules.R7.7':
    'Chaque ressource demandée se paie avec la ressource elle-même ou avec du vin. Si vous avez les deux, vous décidez, ressource par ressource, pourvu que tout soit payé.',

  'rules.babylon.title': 'Vendre à Babylone',
  'rules.R7.4.name': 'Vendre et irriguer',
  'rules.R7.4':
    'Quand la caravane s’arrête à Babylone, vendez une ressource pour {salePoints, plural, one {# point} other {# points}} ou {maxSold, plural, =2 {deux} other {#}} pour {maxSalePoints}. Toutes conviennent, identiques ou différentes. Puis posez un cube d’irrigation comme avec un ingénieur, mais sans {engineerPoints, plural, one {son point} other {ses # points}}. C’est obligatoire si une zone est ouverte et que vous avez un cube ; sinon, on saute cette étape.',
  'rules.babylon.tip':
    'Un cube posé ici ne coûte aucune carte Métier. Il peut valoir plus que les points s’il amène l’eau à l’emplacement que vous visez.',

  'rules.court.title': 'Les cartes Cour',
  'rules.court.ways':
    'On obtient des cartes Cour dans les villes de cour (R7.5), grâce à certaines tuiles (R9.2) et, pour le Jardinier, en remplissant des lignes de champs (R6.2).',
  'rules.R8.1.name': 'Monter niveau par niveau',
  'rules.R8.1':
    'Banquier, Caravanier et Palais ont des niveaux. Vous prenez toujours le niveau suivant et posez la carte sur la précédente. Les cartes recouvertes restent chez vous. Si la réserve n’a plus de carte du niveau suivant, vous ne pouvez donc plus progresser dans ce domaine.',
  'rules.R8.1.caption': 'Les cartes Cour et leurs effets',
  'rules.R8.1.card': 'Carte',
  'rules.R8.1.effect': 'Effet',
  'rules.R8.1.banker': 'revenus : {parts}',
  'rules.R8.1.caravaneer':
    '{bonus, plural, one {# case gratuite} other {# cases gratuites}} ; garder {keeps, plural, one {# ressource} other {# ressources}}',
  'rules.R8.1.palace': '{points, plural, one {# point} other {# points}}, une fois',
  'rules.R8.1.gardener': 'qualité +1, une fois',
  'rules.R8.1.each': 'une par joueur',
  'rules.R8.2.name': 'Palais',
  'rules.R8.2': 'Un Palais rapporte ses points une seule fois, quand vous le prenez.',
  'rules.R8.3.name': 'Caravanier II',
  'rules.R8.3':
    'Le joueur qui prend un Caravanier II prend aussi la ressource posée dessus. S’il y a plusieurs ressources au choix, il en prend une.',
  'rules.R8.4.name': 'Jardinier',
  'rules.R8.4':
    'Les Jardiniers n’ont pas de niveau, et vous pouvez en avoir plusieurs. Quand vous plantez, chaque Jardinier dépensé ajoute 1 à la qualité (R9.1).',
  'rules.R8.5.name': 'Cartes disponibles',
  'rules.R8.5':
    'Dans une ville de cour, vous choisissez parmi les types que vous pouvez obtenir. Si un seul est disponible, vous prenez celui-là. Si aucun ne l’est, vous ne pouvez pas vous y arrêter.',

  'rules.planting.title': 'Planter',
  'rules.R9.1.name': 'Où l’on peut planter',
  'rules.R9.1':
    'L’emplacement doit encore porter sa tuile et être irrigué (R3.8). Votre plante doit être au moins de la qualité demandée (R3.2). Chaque Jardinier dépensé l’améliore de 1 ; vous en dépensez exactement autant qu’il en faut, et ils retournent aussitôt à la réserve.',
  'rules.R9.2.name': 'La tuile',
  'rules.R9.2':
    'Prenez la tuile, marquez ses points et recevez son bonus : talents, chameaux, ressources au choix (vin compris), ou une carte Cour, du type indiqué ou au choix. Une carte Cour que vous ne pouvez pas obtenir est perdue.',
  'rules.R9.2.caption': 'Toutes les tuiles',
  'rules.R9.2.points': 'Points',
  'rules.R9.2.bonus': 'Bonus',
  'rules.R9.2.quality': 'Qualité',
  'rules.R9.2.top': '{quality} (sommet)',
  'rules.R9.2.none': 'aucun',
  'rules.R9.3.name': 'Bonus d’irrigation',
  'rules.R9.3':
    'Comptez ensuite les cubes de chaque joueur sur les côtés de l’emplacement, même à moitié irrigués. Le joueur qui en a le plus marque autant de points que la qualité *imprimée* sur la carte Plante ; les Jardiniers ne comptent pas. En cas d’égalité en tête, ou s’il n’y a aucun cube, personne ne marque. Les cubes neutres ne comptent pas.',
  'rules.R9.3.example':
    'À l’étage 2, vous plantez une plante de qualité 1 avec un Jardinier. Autour de l’emplacement, il y a deux cubes rouges et un des vôtres : Rouge marque 1 point.',
  'rules.R9.4.name': 'Irrigation automatique',
  'rules.R9.4':
    'Là où l’emplacement touche un autre emplacement planté, des cubes neutres remplissent les zones vides entre les deux. S’il ne reste plus de cube neutre, la zone compte quand même comme remplie.',
  'rules.R9.5.name': 'Ordre de résolution',
  'rules.R9.5':
    'D’abord les points et le bonus de la tuile, avec tous les choix qui en découlent ; puis le bonus d’irrigation ; puis l’irrigation automatique ; enfin, la carte Plante est retournée.',

  'rules.temples.title': 'Temples et procession',
  'rules.R10.1.name': 'La procession',
  'rules.R10.1':
    'Le dernier joueur dans l’ordre du tour, assis à la droite du premier joueur, mène la procession : l’un de ses cubes va dans un temple de son choix, comme avec un prêtre (R6.3). Chacun des deux autres temples reçoit un cube neutre, dans l’ordre Ishtar, Marduk, Tammouz, tant qu’il en reste dans la réserve. Un joueur sans cube désigne le temple qui ne reçoit rien.',
  'rules.R10.2.name': 'Les récompenses',
  'rules.R10.2':
    'Dans chaque temple, le joueur qui a le plus de cubes est premier, celui qui vient ensuite est deuxième. À égalité, celui qui a le cube *le plus à droite* est devant. Les cubes neutres ne comptent pas. Un joueur seul dans un temple est premier, et la deuxième récompense ne va à personne. À 2 joueurs, il n’y a pas de deuxième récompense.',
  'rules.R10.2.caption': 'Récompenses des temples',
  'rules.R10.2.temple': 'Temple',
  'rules.R10.2.first': 'Premier',
  'rules.R10.2.second': 'Deuxième',
  'rules.R10.2.ishtar.first': 'un chameau ou un talent',
  'rules.R10.2.ishtar.second': 'l’autre des deux',
  'rules.R10.2.tammouz.first': 'un cube sur un champ, avec sa ressource (R6.1, R6.2)',
  'rules.R10.2.tammouz.second': 'peut échanger une ressource contre une autre, mais pas contre du vin',
  'rules.R10.2.short':
    'Si la réserve n’a plus de chameaux ou plus de talents, le premier du temple d’Ishtar reçoit ce qu’il y a, et le deuxième rien. Sans cube, le premier du temple de Tammouz ne reçoit rien.',

  'rules.end.title': 'Fin de la partie',
  'rules.R11.1.name': 'Le dernier tour',
  'rules.R11.1':
    'Dès qu’il reste trop peu de tuiles dans le jardin, la partie s’achève à la fin du tour en cours, après la phase III.',
  'rules.R11.1.caption': 'Le dernier tour et la faveur d’Amyitis',
  'rules.R11.1.left': 'Tuiles restantes, au plus',
  'rules.R11.2.name': 'La faveur d’Amyitis',
  'rules.R11.2': 'Les joueurs qui ont pris assez de tuiles gagnent la faveur de la reine et marquent :',
  'rules.R11.2.step':
    '{points, plural, one {# point} other {# points}} à partir de {tiles, plural, one {# tuile} other {# tuiles}}',
  'rules.R11.3.name': 'Les ressources restantes',
  'rules.R11.3':
    'Chaque ressource encore en stock, après R10.3, rapporte {goodPoints, plural, one {# point} other {# points}}. Chameaux et talents ne rapportent rien.',
  'rules.R11.4.name': 'Limite de tours',
  'rules.R11.4': 'Après le tour {lastRound}, la partie s’achève dans tous les cas.',

  'rules.palace.title': 'L’extension Palais',
  'rules.palace.intro':
    'Pour 2 à 4 joueurs, à choisir au début de la partie : c’est la faveur de la cour qui décide qui agit en premier.',
  'rules.R12.1.name': 'Les courtisans',
  'rules.R12.1': 'Des cartes Courtisan sont mélangées aux cartes Métier. Un groupe a toujours trois cartes.',
  'rules.R12.2.name': 'La piste du palais',
  'rules.R12.2':
    'Chacun a une position sur la piste du palais et commence à 0. La piste est sans fin et ne rapporte rien par elle-même.',
  'rules.R12.3.name': 'Les pouvoirs',
  'rules.R12.3':
    'À partir du deuxième tour, après la phase I : dans l’ordre de la piste, en commençant par le plus avancé, chacun prend un pouvoir que personne n’a encore pris pendant ce tour. À 2 joueurs, chacun en prend deux, à tour de rôle. Sur une même case, le premier arrivé est devant ; sur la case 0, on suit l’ordre du tour. L’ordre est fixé au début de cette phase.',
  'rules.R12.3.first': 'Premier joueur : prendre la carte Premier joueur et commencer la phase II.',
  'rules.R12.3.procession': 'Procession : mener la procession de ce tour.',
  'rules.R12.3.recruit':
    'Recrutement gratuit : effectuer aussitôt l’action d’un personnage au choix. Aucune carte n’est retournée et rien n’est payé ; le noble en est exclu.',
  'rules.R12.3.advance':
    'Avancement : {advancePlaces, plural, one {# case} other {# cases}} sur la piste et {advanceTalents, plural, one {# talent} other {# talents}}.',
  'rules.R12.4.name': 'Courtisan',
  'rules.R12.4':
    'Un métier comme les autres : avancez {courtierPlaces, plural, =1 {d’une case} other {de # cases}} sur la piste et marquez {courtierPoints, plural, one {# point} other {# points}}.',
  'rules.R12.5.name': 'Le noble',
  'rules.R12.5':
    'Une action toujours possible, aussi souvent que vous voulez : payez {nobleTalents, plural, one {# talent} other {# talents}} et avancez {noblePlaces, plural, =1 {d’une case} other {de # cases}} sur la piste. Aucune carte n’est nécessaire.',
  'rules.R12.6.name': 'La carte Premier joueur',
  'rules.R12.6':
    'À la fin du tour, elle passe au joueur suivant, comme toujours (R10.4). Au tour d’après, le pouvoir peut la faire changer de mains à nouveau.',
}
