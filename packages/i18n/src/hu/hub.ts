import type { HUB as ENGLISH } from '../en/hub.ts'
import type { Translated } from '../message.ts'

export const HUB: Translated<typeof ENGLISH> = {
  'hub.turns': 'Online rád várnak',
  'hub.all': 'Összes asztal',
  'hub.play': 'Játék',
  'hub.left': 'még {time}',
  'hub.searching': 'Ellenfelet keresünk. Amint találunk, az asztalhoz viszünk.',
  'hub.searching.stop': 'Keresés leállítása',
  'hub.searching.failed': 'Megszakadt az ellenfelek keresése.',
  'hub.full': 'Megtelt az asztalod: {who}. Mindjárt kezdődik a játszma.',
  'hub.full.alone': 'Megtelt az asztalod. Mindjárt kezdődik a játszma.',
  'hub.again': 'visszavágó',
  'hub.offer': '{who} visszavágót szeretne.',
  'hub.offer.alone': 'Fenntartottunk neked egy helyet.',
  'hub.go': 'Az asztalhoz',
  'hub.next': 'Következő asztal',
  'hub.next.about': 'Máshol is te jössz: {who}.',
  'hub.offline': 'Nincs internetkapcsolat. Az asztalod a szerveren megvár, de ha jár az órád, nem áll meg.',
  'hub.account': 'Fiók',
  'hub.account.none':
    'Jelentkezz be, hogy bármelyik eszközödön a saját neveden játszhass online. Elég egy név, nem kell se e-mail-cím, se jelszó.',
  'hub.account.known': 'Bejelentkezve: {name}.',
  'hub.sign-in': 'Bejelentkezés',
  'hub.sign-out': 'Kijelentkezés',
  'hub.page': 'Profilom',
  'hub.manage': 'Név, eszközök, értesítések',
}
