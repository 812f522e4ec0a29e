import type { SERVER as ENGLISH } from '../en/server.ts'
import type { Translated } from '../message.ts'

export const SERVER: Translated<typeof ENGLISH> = {
  'backup.done': 'Les données de {folder} sont enregistrées dans {file}.',
  'backup.postgres': 'les données sont dans PostgreSQL : sauvegardez-les avec pg_dump (docs/hosting.md)',
  'verify.db.damage': 'endommagé : {problem}',
  'verify.db.damaged': 'La base de données est endommagée : restaurez une sauvegarde (docs/hosting.md).',
  'verify.db.read':
    'L’extension amcheck n’est pas installée : chaque ligne a été lue, les index n’ont pas été vérifiés.',
  'verify.db.sound':
    '{count, plural, =0 {Il n’y a pas encore de table.} one {# table, valide.} other {# tables, toutes valides.}}',
  'verify.db.faulty': '{count, plural, one {# table n’est pas valide.} other {# tables ne sont pas valides.}}',
  'verify.db.table': 'table {table} : {problem}',
  'verify.shares.json':
    '{file} : ni les parts d’une graine, ni une table terminée telle que le serveur la décrit (docs/fair-deals.md)',
  'verify.shares.hash': '{file} : le secret n’a pas l’empreinte qui avait été publiée',
  'verify.shares.bound': '{file} : tous ne s’étaient pas engagés sur leur part avant que la première ne soit révélée',
  'verify.shares.seed': '{file} : ces parts donnent une autre graine : {seed}',
  'verify.shares.good': '{file} : le secret a l’empreinte publiée, et les parts donnent la graine {seed}',
  'verify.shares.record': '{file} : la partie enregistrée indique une autre graine que celle des parts, ou aucune',
  'admin.no-table': 'Il n’y a aucune table.',
  'admin.status.open': 'ouverte',
  'admin.status.playing': 'en cours',
  'admin.status.over': 'terminée',
  'admin.status.closed': 'fermée',
  'admin.bot': 'robot',
  'admin.nobody': 'place libre',
  'admin.erased': '(compte supprimé)',
  'admin.closed':
    'La table {id} est fermée ; les personnes présentes le voient. Répétez la commande pour la supprimer.',
  'admin.deleted': 'La table {id} est supprimée.',
  'admin.line-gone': 'La ligne {line} de la discussion de la table {id} est supprimée.',
  'admin.ban': '{name} n’a plus accès au serveur.',
  'admin.unban': '{name} a de nouveau accès au serveur.',
  'admin.ban.bots': '{count, plural, one {Son robot non plus.} other {Ses # robots non plus.}}',
  'admin.unban.bots': '{count, plural, one {Son robot aussi.} other {Ses # robots aussi.}}',
  'admin.mute': '{name} ne peut plus écrire dans la discussion.',
  'admin.unmute': '{name} peut de nouveau écrire dans la discussion.',
  'admin.close': 'Les nouveaux joueurs ne sont plus admis ; les autres peuvent rester.',
  'admin.open': 'Les nouveaux joueurs sont de nouveau admis.',
  'admin.report': '{when}  table {table}  à propos de : {about} ; par {by} : {text}',
  'admin.report.line': '  ligne {line} de la discussion : {text}',
  'admin.no-report': 'Il n’y a aucun signalement.',
  'admin.absent': '{who}  dernière visite : {seen} ; marqué pour suppression le {since}',
  'admin.no-absent': 'Aucun compte n’est sur le point d’être supprimé.',
  'error.admin':
    'admin tables, remove, reports, absent, ban, unban, mute, unmute, close ou open, et non « {word} » ; voir amyitis admin --help',
  'error.admin.name': 'il manque le nom d’une table ou d’un joueur ; voir amyitis admin --help',
  'error.table': 'il n’y a pas de table « {id} »',
  'error.line': 'il n’y a pas de ligne « {line} » dans la discussion de la table {id}, ou elle est déjà supprimée',
  'error.player': 'il n’y a pas de joueur « {id} »',
  'error.table.busy': 'la table {id} vient de changer : réessayez',
  'verify.shares.deals': '{file} : la préparation ou une distribution ne vient pas de la graine des parts (R4.1)',
  'verify.shares.record-good': '{file} : la préparation et les distributions viennent de cette graine',
  'verify.evidence.json': '{file} : ce n’est pas une preuve enregistrée par l’application (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file} : NON VÉRIFIÉ. Rien ne prouve ici que tous s’étaient engagés sur ces nombres quand votre appareil a envoyé sa part. Lui seul le sait ; enregistrez votre preuve dans l’application et ajoutez --evidence FICHIER',
  'verify.evidence.kept':
    '{file} : tous s’étaient engagés sur ces nombres quand votre appareil a envoyé sa part. Les tirages étaient équitables',
  'verify.evidence.changed':
    '{file} : TIRAGE FAUSSÉ. Quand votre appareil a envoyé sa part, il voyait d’autres nombres que ceux du journal',
  'verify.evidence.foreign':
    '{file} : impossible à confirmer : votre appareil a envoyé une part pour cette table, mais la partie a commencé sans elle',
  'verify.evidence.unknown': '{file} : impossible à confirmer : votre appareil n’a envoyé aucune part pour cette table',
  'verify.chained.good':
    '{file} : chaque distribution découle des parts du serveur et des joueurs : {count, plural, one {# tour} other {# tours}}',
  'verify.chained.unfair': '{file} : événement {seq} : ces cartes ne découlent pas des parts du serveur et des joueurs',
  'verify.chained.record-good': '{file} : la préparation et les distributions sont celles du journal',
  'verify.chained.record': '{file} : la préparation ou une distribution n’est pas celle du journal',
  'verify.evidence.partly':
    '{file} : impossible à confirmer pour toute la partie : à certains tours, une part manquait',
  'verify.chained.left-out.device':
    '{file} : le tour {round} a été distribué sans la part d’une personne qui avait changé d’appareil ({who}) : ces cartes viennent du serveur et des autres joueurs',
  'verify.chained.left-out.bot':
    '{file} : {count, plural, one {le tour {rounds} a été distribué} other {les tours {rounds} ont été distribués}} sans la part d’une personne remplacée par un robot ({who}) : ces cartes viennent du serveur et des autres joueurs',
}
