import type { ACCOUNT as ENGLISH } from '../../en/online/account.ts'
import type { Translated } from '../../message.ts'

export const ACCOUNT: Translated<typeof ENGLISH> = {
  'online.name': 'Votre nom',
  'online.name.about': 'C’est ainsi que les autres vous voient. Ni mot de passe, ni adresse e-mail.',
  'online.name.keep': 'Enregistrer',
  'online.name.kept': 'Nom enregistré.',

  'online.me.title': 'Mon compte',
  'online.me.none':
    'Vous n’avez pas encore de nom sur ce serveur. Vous en aurez un en créant ou en rejoignant une table.',
  'online.me.language': 'Langue des notifications',
  'online.me.move': 'Continuer sur un autre appareil',
  'online.me.move.about':
    'Un lien pour jouer sous le même nom sur un autre appareil. Il est valable un quart d’heure et ne sert qu’une fois.',
  'online.me.move.make': 'Créer un lien',
  'online.me.arrive': 'Continuer ici',
  'online.me.arrive.about': 'Avec ce lien, vous jouez ici sous le même nom que sur l’autre appareil.',
  'online.me.arrive.other':
    'Sur cet appareil, vous jouez actuellement sous le nom « {who} » ; ensuite, ce compte ne restera que sur vos autres appareils.',
  'online.me.arrived': 'Bon retour, {who} !',
  'online.me.passkey': 'Garder mon nom',
  'online.me.passkey.about':
    'Avec une clé d’accès, vous retrouvez votre nom sur tous vos appareils, sans mot de passe.',
  'online.me.passkey.count':
    '{count, plural, =0 {Vous n’en avez pas encore.} one {Vous avez # clé d’accès.} other {Vous avez # clés d’accès.}}',
  'online.me.passkey.make': 'Créer une clé d’accès',
  'online.me.passkey.enter': 'Se connecter avec une clé d’accès',
  'online.me.passkey.one': 'Clé d’accès {number}',
  'online.me.passkey.remove': 'Supprimer la clé d’accès {number}',
  'online.me.others': 'Déconnecter les autres appareils',
  'online.me.others.about':
    'Si vous avez perdu ou cédé un appareil. Seul celui que vous utilisez maintenant restera connecté.',
  'online.me.others.done': 'Seul cet appareil est encore connecté.',
  'online.me.sign-out': 'Se déconnecter sur ce navigateur',
  'online.me.sign-out.about':
    'Si vous jouez sur l’appareil de quelqu’un d’autre. Vos autres appareils restent connectés.',
  'online.me.sign-out.title': 'Se déconnecter sur ce navigateur ?',
  'online.me.sign-out.lost':
    'Vous n’avez pas de clé d’accès. Si aucun autre de vos appareils n’est connecté, vous ne pourrez plus revenir sous le nom « {who} » : vos parties et votre cote seront perdues pour vous. Créez d’abord une clé d’accès, ou continuez sur un autre appareil.',
  'online.me.tell': 'Notifications',
  'online.me.tell.about': '« À vous de jouer », une fois par coup, et jamais quand la table est sous vos yeux.',
  'online.me.tell.push': 'M’avertir dans ce navigateur',
  'online.me.tell.denied': 'Le navigateur n’autorise pas cette page à envoyer des notifications.',
  'online.me.tell.plain': 'Pour les notifications du navigateur, la page doit être ouverte en https.',
  'online.me.tell.webhook': 'Appeler une adresse (webhook)',
  'online.me.tell.secret': 'Les envois sont signés avec ce secret, qui ne s’affiche qu’une fois : {secret}',
  'online.me.tell.email': 'E-mail',
  'online.me.tell.asked': 'Un e-mail est en route : ouvrez le lien qu’il contient.',
  'online.me.tell.save': 'Enregistrer',
  'online.me.tell.remove': 'Supprimer',
  'online.me.data': 'Mes données sur ce serveur',
  'online.me.data.about':
    'Votre nom, vos parties, vos messages et vos progrès (exercices, énigmes, défis). Les données des visiteurs disparaissent d’elles-mêmes au bout d’un certain temps.',
  'online.me.data.save': 'Les exporter dans un fichier',
  'online.me.data.erase': 'Supprimer mes données',
  'online.me.data.erase.title': 'Supprimer mes données sur ce serveur ?',
  'online.me.data.erase.about':
    'Votre nom et vos messages disparaîtront, un robot jouera à votre place, et le serveur ne connaîtra plus cet appareil. C’est définitif.',
}
