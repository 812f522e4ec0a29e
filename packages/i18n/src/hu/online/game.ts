import type { GAME as ENGLISH } from '../../en/online/game.ts'
import type { Translated } from '../../message.ts'

export const GAME: Translated<typeof ENGLISH> = {
  'online.away.title': 'A szerver nem válaszol',
  'online.away.words':
    'Lehet, hogy épp újraindul, vagy ezen az eszközön nincs internetkapcsolat. Néhány másodpercenként újra próbálkozunk.',
  'online.waits': 'játékosokra vár',
  'online.turn.yours': 'Te jössz',
  'online.awaited': 'Rád vár a játszma',
  'online.fair.title': 'Tisztességes osztás',
  'online.fair':
    'A lapokat a szerver és a játékosok eszközeinek véletlenszámai döntik el. Mindegyiket előre rögzíti egy ilyen kód, és csak akkor derül ki, amikor már mindegyik rögzítve van: így senki sem választhatja meg a lapokat. A szerver kódja:',

  'online.lost': 'Megszakadt a kapcsolat, újracsatlakozunk…',

  'online.ask': 'Visszavennék egy lépést',
  'online.ask.alone': 'Visszaveszem a lépésem',
  'online.asked': '{who} vissza szeretne venni egy lépést.',
  'online.asked.own': 'Egy lépés visszavételét kérted: {all} játékosból {agreed} beleegyezett.',
  'online.asked.agree': 'Beleegyezem',
  'online.asked.refuse': 'Elutasítom',
  'online.asked.waits': 'Beleegyeztél; a többiek még nem válaszoltak.',
  'online.concede': 'Feladom',
  'online.concede.title': 'Feladod a játszmát?',
  'online.concede.two': 'A játszma véget ér, és a másik játékos nyer. Ezt nem lehet visszavonni.',
  'online.concede.more':
    'Helyetted egy robot ({level}) játszik tovább, és te leszel az utolsó. Ezt nem lehet visszavonni.',
  'online.slow': '{who} egy ideje nem lépett.',
  'online.slow.vote': 'Játsszon robot',
  'online.slow.voted': 'Arra szavaztál, hogy {who} helyett robot játsszon.',
  'online.stand-in': 'Most robot játszik helyetted.',
  'online.stand-in.back': 'Újra itt vagyok',
  'online.stand-in.conceded': 'Feladtad; robot játszik tovább.',

  'online.chat': 'Csevegés',
  'online.chat.unread': 'Csevegés: {count, plural, one {# új üzenet} other {# új üzenet}}',
  'online.chat.none': 'Még senki sem írt.',
  'online.chat.say': 'Üzenet',
  'online.chat.send': 'Küldés',
  'online.chat.removed': 'eltávolítva',
  'online.chat.mute': '{who} némítása',
  'online.chat.unmute': '{who} némításának feloldása',
  'online.chat.muted': 'Elnémítottad: {who}.',
  'online.chat.report': 'Bejelentem',
  'online.chat.report.line': '{who} üzenetének bejelentése',
  'online.chat.report.title': 'Bejelented {who} üzenetét?',
  'online.chat.report.about': 'A szerver üzemeltetője megkapja az üzenetet és azt, amit ide írsz.',
  'online.chat.report.why': 'Mi a baj vele?',
  'online.chat.reported': 'Bejelentve. Köszönjük.',
  'online.chat.watch': 'Csak az írhat ide, akinek van neve.',

  'online.end.conceded': '{who} feladta.',
  'online.end.conceded.you': 'Feladtad.',
  'online.end.closed': 'Az asztalt bezárták.',
  'online.end.rematch': 'Visszavágó',
  'online.end.table': 'Asztalok',
  'online.check.title': 'Tisztességes osztás?',
  'online.check.hash': 'A szerver tartotta magát a kódhoz, amelyet már azelőtt mutatott, hogy bárki leült volna.',
  'online.check.bound': 'Mindenki rögzítette a véletlenszámát, mielőtt az első kiderült volna.',
  'online.check.shares': 'A véletlenmag a szerver titkából és minden játékos véletlenszámából állt össze.',
  'online.check.own': 'A te eszközöd véletlenszáma is benne van.',
  'online.check.deals': 'A kezdőállás és minden osztás a szerver titkából és ezekből a számokból következik.',
  'online.check.yes': 'igen',
  'online.check.no': 'nem',
  'online.check.seed': 'Véletlenmag: {seed}',
  'online.check.voids':
    '{count, plural, one {Egyszer jött vagy ment valaki, amikor már látszottak véletlenszámok; azokat eldobtuk.} other {# alkalommal jött vagy ment valaki, amikor már látszottak véletlenszámok; azokat eldobtuk.}}',
  'online.check.good': 'Minden rendben: senki sem választhatta meg a lapokat, és előre sem ismerhette őket.',
  'online.check.bad': 'Valami nincs rendben ennek a játszmának az osztásaival.',
  'online.check.sent': 'Amikor az eszközöd elküldte a számát, a többieké már ugyanígy rögzítve volt.',
  'online.check.unsure':
    'A játszma naplója rendben van, de ez az eszköz nem tudja igazolni, hogy az osztás tisztességes volt: nem minden fordulóhoz adott véletlenszámot.',
  'online.check.save': 'A bizonyítékom mentése',
  'online.check.partly':
    'Minden egyezik, de ez az eszköz nem tud minden osztásért kezeskedni: volt forduló, amelyből hiányzott valakinek a véletlenszáma.',
  'online.check.left-out.device':
    '{round}. forduló: {who} eszközt váltott, ezért kimaradt az osztásból. Ezek a lapok a szervertől és a többi játékostól származnak.',
  'online.check.left-out.bot':
    '{who} helyett robot játszott, ezért kimaradt az osztásból {count, plural, one {ebben a fordulóban: {rounds}} other {ezekben a fordulókban: {rounds}}}. Ezek a lapok a szervertől és a többi játékostól származnak.',
  'online.deal.waits':
    '{count, plural, one {A következő fordulóhoz még hiányzik {who} véletlenszáma. Az eszköze elküldi, amint megnyitja a játszmát.} other {A következő fordulóhoz még hiányzik {who} véletlenszáma. Az eszközük elküldi, amint megnyitják a játszmát.}}',
  'online.deal.elsewhere':
    'A véletlenszámod egy másik eszközön van. Nyisd meg a játszmát ott, ahol leültél, vagy folytasd itt egy új számmal.',
  'online.deal.go': 'Folytatom itt',
}
