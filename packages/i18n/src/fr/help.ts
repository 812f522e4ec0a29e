import type { HELP as ENGLISH } from '../en/help.ts'
import type { Translated } from '../message.ts'

export const HELP: Translated<typeof ENGLISH> = {
  'help.all': `Amyitis, les jardins suspendus de Babylone.

Utilisation : amyitis COMMANDE [options]

  play      jouer dans le terminal, contre des robots ou à plusieurs
  replay    parcourir une partie enregistrée
  review    analyser une partie enregistrée : précision, tournants, chance
  verify    vérifier des parties enregistrées, ou celles d’un serveur
  edition   afficher l’édition standard, ou en vérifier une autre
  engine    dialoguer en JSON avec d’autres programmes
  perft     compter les suites de coups
  arena     organiser des tournois de robots
  bench     mesurer la vitesse
  backup    sauvegarder les données d’un serveur en marche
  admin     administrer un serveur : tables, signalements, exclusions

  --lang en|fr|de|hu   langue ; par défaut, celle du système
  --help               cette aide ; après une commande, son aide
  --version            numéro de version`,
  'help.play': `Utilisation : amyitis play [FICHIER] [options]

Joue une partie dans le terminal. Avec FICHIER, reprend une partie enregistrée.

  --players 2|3|4    nombre de joueurs (3) : vous et des robots « gardener »
  --seats LISTE      qui joue à quelle place : human ou un robot,
                     par exemple human,gardener,human
  --names LISTE      les noms des joueurs, séparés par des virgules
  --palace           avec l’extension Palais
  --seed TEXTE       détermine la préparation et les distributions :
                     même graine, même partie
  --edition FICHIER  une autre édition du jeu
  --save FICHIER     fichier où enregistrer la partie après chaque coup
  --no-save          ne rien enregistrer
  --resume FICHIER   équivaut à FICHIER
  --log              afficher chaque coup des robots
  --no-ponder        Amyitis ne réfléchit pas pendant votre tour
  --lang en|fr|de|hu langue

La graine d’une partie en cours est dans FICHIER.seed, et non dans FICHIER.

Robots :`,
  'help.replay': `Utilisation : amyitis replay FICHIER [options]

Parcourt une partie enregistrée. Entrée : suivant, b : retour, un nombre : aller
à cette décision, q : quitter.

  --to N     afficher la position après N décisions
  --log      afficher toute la partie
  --json     afficher un objet JSON par décision : n, move, state, events`,
  'help.review': `Utilisation : amyitis review FICHIER [options]

Analyse une partie enregistrée, terminée ou non : la qualité de chaque coup, ce
qui aurait été mieux, les coups et les distributions décisifs.

  --iterations N   réflexion par décision ; 0 : sans recherche
  --ms N           ou sa durée, en millisecondes
                   sans l’un ni l’autre : 4000 itérations, et pour les décisions
                   les plus importantes, huit fois le temps du bot le plus fort
  --thorough       accorder ce temps à toutes les décisions, pas seulement aux
                   plus importantes ; l’analyse peut prendre une heure
  --player NOM     seulement les coups de ce joueur, avec les plus coûteux à la
                   place des tournants
  --seed TEXTE     graine de la recherche : avec --iterations, même graine,
                   même analyse
  --json           afficher l’analyse en JSON (docs/analysis.md)`,
  'help.verify': `Utilisation : amyitis verify FICHIER…
              amyitis verify --seed PARTS [--evidence FICHIER] [FICHIER]
              amyitis verify --db [FICHIER] [--data DOSSIER]

Rejoue des parties selon les règles et vérifie les graines indiquées.
Code de sortie 0 : tout est valide. 1 : une erreur, avec sa ligne et sa règle.
2 : un fichier ne peut pas être lu.

  --seed PARTS     vérifier l’origine de la graine d’une partie en ligne, avec
                   ses parts ou sa table en JSON (docs/fair-deals.md)
  --evidence FICHIER  avec --seed : la preuve gardée par votre appareil,
                   enregistrée dans l’application
  --db             vérifier toutes les parties d’un serveur selon les règles,
                   dans ses données, dans DATABASE_URL ou dans FICHIER
                   (une sauvegarde)
  --data DOSSIER   les données du serveur ; par défaut, celles de npm start`,
  'help.backup': `Utilisation : amyitis backup FICHIER [--data DOSSIER]

Sauvegarde les données d’un serveur dans un nouveau fichier, même en marche.

  --data DOSSIER   les données du serveur ; par défaut, celles de npm start`,
  'help.admin': `Utilisation : amyitis admin COMMANDE [--data DOSSIER]

Administre un serveur, même en marche ; avec DATABASE_URL, dans PostgreSQL.

  tables               les tables, la plus récemment modifiée d’abord
  remove TABLE         fermer une table ; en supprimer une terminée ou fermée
  remove TABLE LIGNE   supprimer une ligne de sa discussion
  reports              ce que les joueurs ont signalé
  absent               visiteurs dont le compte va être supprimé
  ban JOUEUR           exclure un joueur ; unban JOUEUR le réadmet
  mute JOUEUR          couper sa discussion ; unmute JOUEUR la rétablit
  close                refuser les nouveaux joueurs ; open les admet

  --data DOSSIER       les données du serveur ; par défaut, celles de npm start`,
  'help.edition': `Utilisation : amyitis edition
              amyitis edition check FICHIER
              amyitis edition upgrade FICHIER
              amyitis edition shorten FICHIER
              amyitis edition --schema

Affiche l’édition standard en JSON, ou vérifie qu’un fichier est une édition
jouable. Code de sortie 1 : il ne l’est pas ; chaque erreur est affichée.
« upgrade » affiche une édition au format actuel, « shorten » seulement ce qui
la distingue de l’édition standard, --schema le schéma JSON pour les éditeurs
de texte.`,
  'help.engine': `Utilisation : amyitis engine

Lit du JSON sur l’entrée standard, un objet par ligne, et répond à chacun par
une ligne : parties, positions et robots pour vos programmes, dans tout langage.`,
  'help.perft': `Utilisation : amyitis perft [options]

Compte les suites de coups possibles depuis le début d’une partie.

  --depth N          décisions, de 0 à 12 (3)
  --players 2|3|4    nombre de joueurs (4)
  --palace           avec l’extension Palais
  --seed TEXTE       détermine la préparation et les distributions`,
  'help.arena': `Utilisation : amyitis arena [options]

Organise un tournoi : chaque paire de robots (à plus de 2 joueurs, chacun seul
contre les autres), chaque graine à chaque place. Affiche un classement Elo et
la part de victoires, avec des intervalles à 95 %.

  --bots LISTE       qui joue, par exemple gardener,engineer,priest@200 ;
                     @200 : 200 itérations, @20ms : 20 millisecondes ;
                     uct : simple recherche par arbre, uct:0.5 : sa constante ;
                     amyitis:haste=0.03 : amyitis, avec une autre constante ;
                     cmd:COMMANDE : un programme conforme à docs/protocol.md
  --pairs all|next|first
                     qui se rencontre : tous (all), chacun celui qui le précède
                     (next) ou chacun le premier (first)
  --players 2|3|4    nombre de joueurs (2)
  --palace           avec l’extension Palais
  --edition FICHIER  une autre édition du jeu
  --games N          parties par paire (100)
  --target N         arrêter une paire dès que sa part de victoires est sûrement
                     au-dessus ou au-dessous de N %, au plus tard après --games
  --ms N             temps de réflexion des robots à recherche, en millisecondes
  --iterations N     ou leur nombre d’itérations
  --patience N       délai de réponse d’un programme, en secondes (60)
  --workers N        nombre de parties simultanées
  --seed TEXTE       détermine les préparations et les distributions
  --out FICHIER      enregistrer ici chaque partie ; relancer pour continuer
  --json             afficher le rapport en JSON

Robots : {levels}`,
  'help.bench': `Utilisation : amyitis bench [--json]

Mesure la vitesse du moteur de règles sur cette machine.`,
}
