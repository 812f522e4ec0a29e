import type { ACCOUNT as ENGLISH } from '../../en/online/account.ts'
import type { Translated } from '../../message.ts'

export const ACCOUNT: Translated<typeof ENGLISH> = {
  'online.name': 'A neved',
  'online.name.about': 'Így látnak a többiek. Nem kell se jelszó, se e-mail-cím.',
  'online.name.keep': 'Név mentése',
  'online.name.kept': 'A név elmentve.',

  'online.me.title': 'A fiókod',
  'online.me.none':
    'Ezen a szerveren még nincs neved. Akkor adhatod meg, amikor asztalt nyitsz, vagy csatlakozol egyhez.',
  'online.me.language': 'Az értesítések nyelve',
  'online.me.move': 'Folytatás másik eszközön',
  'online.me.move.about':
    'Ezzel a linkkel egy másik eszközön is ugyanaz a játékos leszel. Egyszer használható, negyedórán belül.',
  'online.me.move.make': 'Link készítése',
  'online.me.arrive': 'Folytatás itt',
  'online.me.arrive.about': 'Ezzel a linkkel itt ugyanaz a játékos leszel, mint a másik eszközön.',
  'online.me.arrive.other': 'Most itt {who} néven vagy bejelentkezve; ez a név csak a többi eszközödön marad meg.',
  'online.me.arrived': 'Üdv újra, {who}!',
  'online.me.passkey': 'Tartsd meg a neved',
  'online.me.passkey.about': 'Azonosítókulccsal minden eszközödön ugyanaz a játékos vagy, jelszó nélkül.',
  'online.me.passkey.count':
    '{count, plural, =0 {Még nincs azonosítókulcsod.} one {# azonosítókulcsod van.} other {# azonosítókulcsod van.}}',
  'online.me.passkey.make': 'Azonosítókulcs létrehozása',
  'online.me.passkey.enter': 'Bejelentkezés azonosítókulccsal',
  'online.me.passkey.one': '{number}. azonosítókulcs',
  'online.me.passkey.remove': '{number}. azonosítókulcs eltávolítása',
  'online.me.others': 'Kijelentkezés a többi eszközön',
  'online.me.others.about':
    'Ha elveszett egy eszközöd, vagy már nem a tiéd. Ezután csak ezen az eszközön maradsz bejelentkezve.',
  'online.me.others.done': 'Már csak ezen az eszközön vagy bejelentkezve.',
  'online.me.sign-out': 'Kijelentkezés ebből a böngészőből',
  'online.me.sign-out.about': 'Ha más eszközén játszol. A többi eszközödön bejelentkezve maradsz.',
  'online.me.sign-out.title': 'Kijelentkezel ebből a böngészőből?',
  'online.me.sign-out.lost':
    'Nincs azonosítókulcsod. Ha máshol nem vagy bejelentkezve, többé nem tudsz {who} néven visszatérni: elveszíted a játszmáidat és az értékszámodat. Előbb hozz létre azonosítókulcsot, vagy folytasd egy másik eszközön.',
  'online.me.tell': 'Értesítések',
  'online.me.tell.about': 'Szólunk, ha te jössz: lépésenként egyszer, de sosem, amíg az asztalt nézed.',
  'online.me.tell.push': 'Értesítés ebben a böngészőben',
  'online.me.tell.denied': 'A böngésző nem engedi, hogy ez az oldal értesítést küldjön.',
  'online.me.tell.plain': 'A böngésző értesítéseihez https-címen kell megnyitni az oldalt.',
  'online.me.tell.webhook': 'Webhook címe',
  'online.me.tell.secret': 'Az oda küldött üzeneteket ezzel a titkos kulccsal írjuk alá. Csak most látható: {secret}',
  'online.me.tell.email': 'E-mail-cím',
  'online.me.tell.asked': 'Levelet küldtünk erre a címre: nyisd meg a benne lévő linket.',
  'online.me.tell.save': 'Mentés',
  'online.me.tell.remove': 'Eltávolítás',
  'online.me.data': 'Az adataid ezen a szerveren',
  'online.me.data.about':
    'A neved, a játszmáid, az üzeneteid, és hogy meddig jutottál a gyakorlatokkal, feladványokkal és kihívásokkal. A vendégek adatai egy idő után maguktól törlődnek.',
  'online.me.data.save': 'Mentés fájlba',
  'online.me.data.erase': 'Törlés',
  'online.me.data.erase.title': 'Törlöd az adataidat erről a szerverről?',
  'online.me.data.erase.about':
    'A neved és az üzeneteid eltűnnek, helyetted robot játszik tovább, és a szerver többé nem ismeri fel ezt az eszközt. Ezt nem lehet visszavonni.',
}
