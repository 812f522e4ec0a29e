import type { TERMINAL as ENGLISH } from '../en/terminal.ts'
import type { Translated } from '../message.ts'

export const TERMINAL: Translated<typeof ENGLISH> = {
  'play.welcome': 'Amyitis : les jardins suspendus de Babylone.',
  'play.resumed': 'La partie reprend après {count, plural, one {# décision} other {# décisions}}.',
  'play.seat.human': '  {letter}  {who} : à ce clavier',
  'play.seat.bot': '  {letter}  {who} : robot « {kind} »',
  'play.autosave': 'Partie enregistrée après chaque coup : {file}',
  'play.no-seed':
    'La graine de cette partie est perdue ; les prochaines distributions seront de nouveau tirées au sort.',
  'play.since': 'Depuis votre dernière décision :',
  'play.hint': 'Un numéro, un coup, ou : hint undo save board log moves rules help quit',
  'play.number': 'Choisissez un numéro de 1 à {max}, ou tapez un coup.',
  'play.possible': 'Coups possibles : {moves}',
  'play.undo.undone': 'Coup annulé.',
  'play.undo.nothing': 'Il n’y a rien à annuler.',
  'play.undo.revealed':
    'Ce coup ne peut plus être annulé : une autre personne a joué, ou des cartes ont été distribuées.',
  'play.saved': 'Partie enregistrée : {file}',
  'play.save.name': 'Donnez un nom : save FICHIER',
  'play.left': 'La partie s’arrête ici.',
  'play.left.saved': 'La partie est enregistrée. Pour la reprendre : amyitis play {file}',
  'play.unsaved': 'La partie n’est PAS enregistrée dans son état actuel : la dernière écriture de {file} a échoué.',
  'play.record': 'Fichier de la partie : {file}',
  'play.seed': 'Graine aléatoire : {seed}',
  'play.rules.which': '« rules R7.4 » affiche une règle, « rules R7 » toutes celles de ce numéro, « rules » la liste.',
  'play.rules.none': 'Il n’y a pas de règle {clause}.',
  'play.help': `Répondez par le numéro d’un choix ou par un coup (« recruit 1 farmer »).
  hint           un indice ; redemandez pour en savoir plus : quel genre
                 d’action, laquelle, pourquoi
  undo           annuler votre dernière décision et les réponses des robots,
                 tant qu’aucune autre personne n’a joué et qu’aucune carte
                 n’a été distribuée
  save FICHIER   enregistrer dans FICHIER, cette fois et les suivantes
  board          afficher le plateau et sa légende
  log            afficher ce tour ; « log all » affiche toute la partie
  moves          afficher les choix sous forme de coups
  rules R7.4     afficher une règle
  quit           quitter ; la partie est enregistrée`,

  'replay.at': 'Après {n, plural, one {# décision} other {# décisions}} sur {all}.',
  'replay.next': 'À suivre : {who} choisit {decision}.',
  'replay.hint': 'Entrée : suivant, b : retour, un nombre : y aller, q : quitter',
  'replay.range': 'Choisissez un nombre de 0 à {max}.',

  'verify.sound':
    '{file} : valide, {count, plural, one {# décision} other {# décisions}} ; la graine n’est pas indiquée.',
  'verify.seed': '{file} : valide, {count, plural, one {# décision} other {# décisions}} ; la graine concorde.',
  'verify.position':
    '{file} : valide, {count, plural, one {# décision} other {# décisions}} ; partie commencée à partir d’une position : la graine ne prouve rien.',
  'verify.unfinished': '{file} : valide, {count, plural, one {# décision} other {# décisions}} ; partie non terminée.',
  'verify.seed-wrong': '{file}:{line} : la préparation ou une distribution ne vient pas de cette graine (R4.1)',
  'fault.record': '{file}:{line} : {problem}',
  'fault.record.clause': '{file}:{line} : {problem} ({clause})',
  'fault.edition': '{file} : {path} {problem}',
  'fault.seed-file': '{file} : endommagé ; supprimez-le pour continuer avec d’autres distributions',
  'edition.sound': '{file} : l’édition « {name} » est jouable.',
  'perft.line': 'profondeur {depth} : {count, plural, one {# suite} other {# suites}} de coups',

  'error.bot': 'Robot inconnu : « {name} ».',
  'error.pool': 'Un tournoi demande au moins deux robots différents.',
  'error.arena-file': '{file} appartient à un autre tournoi : sa première ligne dit lequel.',
  'error.command': 'commande inconnue « {name} » ; voir amyitis --help',
  'error.option': 'option inconnue {option} ; voir amyitis --help',
  'error.meant': 'vouliez-vous dire {name} ?',
  'error.value': '{option} attend une valeur',
  'error.no-value': '{option} ne prend pas de valeur',
  'error.number': '{option} doit être un nombre entier de {min} à {max}, et non « {value} »',
  'error.operand': 'argument inattendu « {word} » ; voir amyitis --help',
  'error.file-missing': 'indiquez un fichier',
  'error.lang': 'langue inconnue « {name} » ; langues disponibles : en, fr, de, hu',
  'error.seat': '« {name} » ne peut pas prendre place ; choisissez parmi {known}',
  'error.seats':
    '{count, plural, one {# place ne correspond} other {# places ne correspondent}} pas au nombre de joueurs',
  'error.names': 'il faut {count, plural, one {# nom} other {# noms}}, et non {given}',
  'error.no-player': 'aucun joueur « {name} » dans cette partie ; choisissez parmi {known}',
  'error.only-new': '{option} ne vaut que pour une nouvelle partie',
  'error.exists': '{file} existe déjà ; reprenez la partie avec amyitis play {file}, ou donnez un autre nom',
  'error.read': 'impossible de lire {file} : {reason}',
  'error.write': 'impossible d’enregistrer {file} : {reason}',
  'reason.ENOENT': 'ce fichier ou dossier n’existe pas',
  'reason.EACCES': 'l’accès est refusé',
  'reason.EISDIR': 'c’est un dossier',
  'reason.ENOTDIR': 'une partie du chemin n’est pas un dossier',
  'reason.ENOSPC': 'le disque est plein',
  'reason.EROFS': 'le disque est protégé en écriture',
}
