import type { HOUSE as ENGLISH } from '../en/house.ts'
import type { Translated } from '../message.ts'

export const HOUSE: Translated<typeof ENGLISH> = {
  'backup.done': 'Les données de {folder} sont enregistrées dans {file}.',
  'backup.postgres': 'les données sont dans PostgreSQL : les enregistrer avec pg_dump (docs/hosting.md)',
  'verify.db.damage': 'dommage : {problem}',
  'verify.db.damaged': 'La base de données est endommagée : restaurer une sauvegarde (docs/hosting.md).',
  'verify.db.read':
    'L’extension amcheck n’est pas installée : chaque ligne a été lue, les index n’ont pas été vérifiés.',
  'verify.db.sound':
    '{count, plural, =0 {Il n’y a pas encore de table.} one {# table, correcte.} other {# tables, toutes correctes.}}',
  'verify.db.faulty': '{count, plural, one {# table n’est pas correcte.} other {# tables ne sont pas correctes.}}',
  'verify.db.table': 'table {table} : {problem}',
  'verify.shares.json':
    '{file} : ni les parts d’une graine ni une table finie telle que le serveur la raconte (docs/fair-deals.md)',
  'verify.shares.hash': '{file} : le secret n’a pas l’empreinte qui avait été montrée',
  'verify.shares.bound': '{file} : tous n’étaient pas liés à leur part avant que la première ne soit révélée',
  'verify.shares.seed': '{file} : ces parts donnent une autre graine : {seed}',
  'verify.shares.good': '{file} : le secret a l’empreinte montrée, et les parts donnent la graine {seed}',
  'verify.shares.record': '{file} : le compte rendu indique une autre graine que celle des parts, ou aucune',
  'admin.no-table': 'Il n’y a aucune table.',
  'admin.status.open': 'ouverte',
  'admin.status.playing': 'en cours',
  'admin.status.over': 'finie',
  'admin.status.closed': 'fermée',
  'admin.bot': 'robot',
  'admin.nobody': 'place libre',
  'admin.erased': '(effacé)',
  'admin.closed':
    'La table {id} est fermée ; ceux qui la regardent le voient. La même commande encore une fois la supprime.',
  'admin.deleted': 'La table {id} est supprimée.',
  'admin.line-gone': 'La ligne {line} de la discussion de la table {id} est retirée.',
  'admin.ban': '{name} n’a plus accès au serveur.',
  'admin.unban': '{name} a de nouveau accès au serveur.',
  'admin.ban.bots': '{count, plural, one {Son robot non plus.} other {Ses # robots non plus.}}',
  'admin.unban.bots': '{count, plural, one {Son robot aussi.} other {Ses # robots aussi.}}',
  'admin.mute': '{name} ne peut plus discuter.',
  'admin.unmute': '{name} peut de nouveau discuter.',
  'admin.close': 'Aucun nouveau joueur n’est admis ; ceux qui sont là peuvent rester.',
  'admin.open': 'Les nouveaux joueurs sont admis.',
  'admin.report': '{when}  table {table}  sur {about}, de {by} : {text}',
  'admin.report.line': '  ligne {line} de la discussion : {text}',
  'admin.no-report': 'Il n’y a aucun signalement.',
  'admin.absent': '{who}  vu pour la dernière fois {seen}, marqué {since}',
  'admin.no-absent': 'Personne n’est sur le point d’être oublié.',
  'error.admin':
    'admin tables, remove, reports, absent, ban, unban, mute, unmute, close ou open, et non « {word} » ; voir amyitis admin --help',
  'error.admin.name': 'il manque le nom d’une table ou d’un joueur ; voir amyitis admin --help',
  'error.table': 'il n’y a pas de table « {id} »',
  'error.line': 'il n’y a pas de ligne « {line} » dans la discussion de la table {id}, ou elle est déjà retirée',
  'error.player': 'il n’y a pas de joueur « {id} »',
  'error.table.busy': 'la table {id} vient d’avancer : réessayer',
  'verify.shares.deals': '{file} : la mise en place ou une distribution ne vient pas de la graine des parts (R4.1)',
  'verify.shares.record-good': '{file} : la mise en place et les distributions viennent de cette graine',
  'verify.evidence.json': '{file} : ce n’est pas une preuve enregistrée par l’application (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file} : NON vérifié : si tous étaient liés à ces nombres quand votre appareil a envoyé sa part. Lui seul le sait ; enregistrez votre preuve dans l’application et ajoutez --evidence FICHIER',
  'verify.evidence.kept':
    '{file} : tous étaient liés à ces nombres quand votre appareil a envoyé sa part. Le tirage était loyal',
  'verify.evidence.changed':
    '{file} : DÉLOYAL : quand votre appareil a envoyé sa part, on lui montrait d’autres nombres que ceux du journal',
  'verify.evidence.foreign':
    '{file} : impossible à confirmer : votre appareil a envoyé une part pour cette table, mais la partie a commencé sans elle',
  'verify.evidence.unknown': '{file} : impossible à confirmer : votre appareil n’a envoyé aucune part pour cette table',
  'verify.chained.good':
    '{file} : chaque distribution découle de ce que le serveur et les joueurs ont ajouté : {count, plural, one {# tour} other {# tours}}',
  'verify.chained.unfair':
    '{file} : événement {seq} : ces cartes ne découlent pas de ce que le serveur et les joueurs ont ajouté',
  'verify.chained.record-good': '{file} : la mise en place et les distributions sont celles du journal',
  'verify.chained.record': '{file} : la mise en place ou une distribution n’est pas celle du journal',
  'verify.evidence.partly':
    '{file} : impossible à confirmer pour toute la partie : dans certains tours, une part manquait',
  'verify.chained.left-out.device':
    '{file} : la manche {round} a été distribuée sans la part d’une personne qui avait changé d’appareil ({who}) : ces cartes viennent du serveur et des autres joueurs',
  'verify.chained.left-out.bot':
    '{file} : {count, plural, one {la manche {rounds} a été distribuée} other {les manches {rounds} ont été distribuées}} sans la part d’une personne pour qui jouait un robot ({who}) : ces cartes viennent du serveur et des autres joueurs',
}
