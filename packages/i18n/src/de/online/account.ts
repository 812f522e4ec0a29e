import type { ACCOUNT as ENGLISH } from '../../en/online/account.ts'
import type { Translated } from '../../message.ts'

export const ACCOUNT: Translated<typeof ENGLISH> = {
  'online.name': 'Dein Name',
  'online.name.about': 'So sehen dich die anderen. Kein Passwort, keine E\u2011Mail-Adresse.',
  'online.name.keep': 'Namen speichern',
  'online.name.kept': 'Der Name ist gespeichert.',

  'online.me.title': 'Dein Konto',
  'online.me.none':
    'Du hast auf diesem Server noch keinen Namen. Du bekommst einen, wenn du einen Tisch eröffnest oder dich an einen setzt.',
  'online.me.language': 'Sprache der Benachrichtigungen',
  'online.me.move': 'Auf einem anderen Gerät weiterspielen',
  'online.me.move.about':
    'Mit diesem Link spielst du auch auf einem anderen Gerät unter deinem Namen. Er gilt einmal, eine Viertelstunde lang.',
  'online.me.move.make': 'Link erstellen',
  'online.me.arrive': 'Hier weiterspielen',
  'online.me.arrive.about': 'Mit diesem Link spielst du hier unter demselben Namen wie auf dem anderen Gerät.',
  'online.me.arrive.other':
    'Auf diesem Gerät bist du gerade {who}. Danach gibt es dieses Konto nur noch auf deinen anderen Geräten.',
  'online.me.arrived': 'Willkommen zurück, {who}.',
  'online.me.passkey': 'Namen behalten',
  'online.me.passkey.about': 'Mit einem Passkey spielst du auf allen Geräten unter deinem Namen, ganz ohne Passwort.',
  'online.me.passkey.count':
    '{count, plural, =0 {Du hast noch keinen.} one {Du hast # Passkey.} other {Du hast # Passkeys.}}',
  'online.me.passkey.make': 'Passkey erstellen',
  'online.me.passkey.enter': 'Mit Passkey anmelden',
  'online.me.passkey.one': 'Passkey {number}',
  'online.me.passkey.remove': 'Passkey {number} entfernen',
  'online.me.others': 'Andere Geräte abmelden',
  'online.me.others.about':
    'Falls du ein Gerät verloren oder weitergegeben hast: Danach bist du nur noch auf diesem angemeldet.',
  'online.me.others.done': 'Du bist nur noch auf diesem Gerät angemeldet.',
  'online.me.sign-out': 'Von diesem Browser abmelden',
  'online.me.sign-out.about':
    'Falls das nicht dein eigenes Gerät ist. Auf deinen anderen Geräten bleibst du angemeldet.',
  'online.me.sign-out.title': 'Von diesem Browser abmelden?',
  'online.me.sign-out.lost':
    'Du hast keinen Passkey. Wenn du nirgends sonst angemeldet bist, kannst du nicht mehr als {who} zurückkommen und verlierst deine Partien und deine Wertung. Erstelle vorher einen Passkey oder spiele auf einem anderen Gerät weiter.',
  'online.me.tell': 'Benachrichtigungen',
  'online.me.tell.about': '„Du bist am Zug“ – einmal je Zug, und nie, während du am Tisch bist.',
  'online.me.tell.push': 'In diesem Browser benachrichtigen',
  'online.me.tell.denied': 'Der Browser erlaubt dieser Seite keine Benachrichtigungen.',
  'online.me.tell.plain': 'Browser-Benachrichtigungen funktionieren nur, wenn die Seite über https geöffnet ist.',
  'online.me.tell.webhook': 'Adresse aufrufen (Webhook)',
  'online.me.tell.secret':
    'Alles, was dorthin geht, ist mit diesem Schlüssel signiert. Er wird nur jetzt angezeigt: {secret}',
  'online.me.tell.email': 'E-Mail',
  'online.me.tell.asked': 'Eine E\u2011Mail ist unterwegs: Öffne den Link darin.',
  'online.me.tell.save': 'Speichern',
  'online.me.tell.remove': 'Entfernen',
  'online.me.data': 'Deine Daten auf diesem Server',
  'online.me.data.about':
    'Dein Name, deine Partien, deine Nachrichten und dein Fortschritt bei Übungen, Rätseln und Herausforderungen. Daten von Gästen werden nach einer Weile von selbst gelöscht.',
  'online.me.data.save': 'Als Datei speichern',
  'online.me.data.erase': 'Löschen',
  'online.me.data.erase.title': 'Deine Daten auf diesem Server löschen?',
  'online.me.data.erase.about':
    'Dein Name und deine Nachrichten werden gelöscht, ein Bot spielt für dich weiter, und der Server kennt dieses Gerät nicht mehr. Das lässt sich nicht rückgängig machen.',
}
