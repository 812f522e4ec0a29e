import type { HELP as ENGLISH } from '../en/help.ts'
import type { Translated } from '../message.ts'

export const HELP: Translated<typeof ENGLISH> = {
  'help.all': `Amyitis, les jardins suspendus de Babylone.

Emploi : amyitis COMMANDE [options]

  play      jouer dans le terminal, contre des robots ou à plusieurs
  replay    parcourir une partie enregistrée
  review    juger une partie enregistrée : précision, tournants, chance
  verify    vérifier des comptes rendus, ou les parties d’un serveur
  edition   afficher l’édition standard, ou en vérifier une autre
  engine    parler JSON avec d’autres programmes
  perft     compter les suites de coups
  arena     faire jouer des tournois aux robots
  bench     mesurer la vitesse
  backup    sauvegarder les données d’un serveur en marche
  admin     veiller sur un serveur : tables, signalements, exclusions

  --lang en|fr|de|hu   langue ; sinon celle du système
  --help               cette aide ; après une commande, l’aide de celle-ci
  --version            la version`,
  'help.play': `Emploi : amyitis play [FICHIER] [options]

Joue une partie dans le terminal. Avec FICHIER, reprend une partie enregistrée.

  --players 2|3|4    nombre de joueurs (3) : vous et des robots « gardener »
  --seats LISTE      qui joue à quelle place : human ou un robot,
                     par exemple human,gardener,human
  --names LISTE      les noms des joueurs, séparés par des virgules
  --palace           avec l’extension Palais
  --seed TEXTE       décide de la mise en place et des distributions :
                     même graine, même partie
  --edition FICHIER  une autre édition du jeu
  --save FICHIER     où enregistrer la partie après chaque coup
  --no-save          ne rien enregistrer
  --resume FICHIER   comme FICHIER
  --log              raconter chaque coup des robots
  --lang en|fr|de|hu langue

La graine d’une partie en cours est dans FICHIER.seed, pas dans le compte rendu.

Robots :`,
  'help.replay': `Emploi : amyitis replay FICHIER [options]

Parcourt une partie enregistrée : Entrée avance, b recule ; un nombre : aller
à cette décision ; q quitte.

  --to N     montrer la position après N décisions
  --log      raconter toute la partie
  --json     afficher un objet JSON par décision : n, move, state, events`,
  'help.review': `Emploi : amyitis review FICHIER [options]

Juge une partie enregistrée, terminée ou non : la qualité de chaque coup, ce
qui aurait été mieux, les coups et les distributions qui ont tout changé.

  --iterations N   réflexion par décision (300) ; 0 : sans recherche
  --ms N           ou sa durée, en millisecondes
  --seed TEXTE     graine de la recherche : même graine, même jugement
  --json           afficher le jugement en JSON (docs/analysis.md)`,
  'help.verify': `Emploi : amyitis verify FICHIER…
         amyitis verify --seed PARTS [--evidence FICHIER] [FICHIER]
         amyitis verify --db [--data DOSSIER]

Rejoue des comptes rendus selon les règles et vérifie les graines indiquées.
Code de sortie 0 : tous corrects. 1 : une faute, avec sa ligne et sa clause.
2 : un fichier ne peut pas être lu.

  --seed PARTS     vérifier d’où vient la graine d’une partie en ligne, d’après
                   ses parts ou sa table en JSON (docs/fair-deals.md)
  --evidence FICHIER  avec --seed : ce que retient votre appareil, enregistré
                   dans l’application
  --db             vérifier toutes les parties d’un serveur selon les règles,
                   dans ses données ou dans DATABASE_URL
  --data DOSSIER   les données du serveur ; sinon celles de npm start`,
  'help.backup': `Emploi : amyitis backup FICHIER [--data DOSSIER]

Sauvegarde les données d’un serveur dans un nouveau fichier, même en marche.

  --data DOSSIER   les données du serveur ; sinon celles de npm start`,
  'help.admin': `Emploi : amyitis admin COMMANDE [--data DOSSIER]

Veille sur un serveur, même en marche ; avec DATABASE_URL dans PostgreSQL.

  tables               les tables, la dernière modifiée d’abord
  remove TABLE         fermer une table ; en supprimer une finie ou fermée
  remove TABLE LIGNE   retirer une ligne de sa discussion
  reports              ce que les joueurs ont signalé
  absent              les visiteurs sur le point d’être oubliés
  ban JOUEUR           exclure un joueur ; unban JOUEUR le laisse revenir
  mute JOUEUR          plus de discussion ; unmute JOUEUR la permet de nouveau
  close                plus de nouveaux joueurs ; open les laisse venir

  --data DOSSIER       les données du serveur ; sinon celles de npm start`,
  'help.edition': `Emploi : amyitis edition
         amyitis edition check FICHIER
         amyitis edition upgrade FICHIER
         amyitis edition --schema

Affiche l’édition standard en JSON, ou vérifie si un fichier est une édition
jouable. Code de sortie 1 : il ne l’est pas ; chaque faute est affichée.
« upgrade » affiche une édition au format actuel, --schema le schéma JSON pour
les éditeurs.`,
  'help.engine': `Emploi : amyitis engine

Lit du JSON sur l’entrée standard, un objet par ligne, et répond à chacun par
une ligne : parties, positions et robots pour des programmes de tout langage.`,
  'help.perft': `Emploi : amyitis perft [options]

Compte les suites de coups possibles depuis le début d’une partie.

  --depth N          décisions, de 0 à 12 (3)
  --players 2|3|4    nombre de joueurs (4)
  --palace           avec l’extension Palais
  --seed TEXTE       décide de la mise en place et des distributions`,
  'help.arena': `Emploi : amyitis arena [options]

Joue un tournoi : chaque paire de robots (à plus de 2 joueurs, chacun seul
contre les autres), chaque graine à chaque place. Affiche un classement Elo et
la part de victoires, avec des intervalles à 95 %.

  --bots LISTE       qui joue, par exemple gardener,engineer,priest@200 ;
                     @200 : 200 itérations, @20ms : 20 millisecondes ;
                     uct : simple recherche par arbre, uct:0.5 : sa constante ;
                     amyitis:haste=0.03 peut aussi en avoir d’autres ;
                     cmd:COMMANDE : un programme qui parle docs/protocol.md
  --pairs all|next|first
                     qui se rencontre : tous (all), chacun celui qui le précède
                     (next) ou chacun le premier (first)
  --players 2|3|4    nombre de joueurs (2)
  --palace           avec l’extension Palais
  --edition FICHIER  une autre édition du jeu
  --games N          parties par paire (100)
  --target N         arrêter une paire dès que sa part de victoires est sûrement
                     au-dessus ou au-dessous de N %, au plus tard après --games
  --ms N             temps de réflexion en millisecondes, pour qui cherche
  --iterations N     ou leur nombre d’itérations
  --patience N       secondes d’attente de la réponse d’un programme (60)
  --workers N        combien de parties à la fois
  --seed TEXTE       décide des mises en place et des distributions
  --out FICHIER      garder chaque partie ici ; relancer pour continuer
  --json             afficher le rapport en JSON

Robots : {levels}`,
  'help.bench': `Emploi : amyitis bench [--json]

Mesure la vitesse des règles sur cette machine.`,
}
