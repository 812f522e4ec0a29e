import type { RATINGS as EN } from '../../en/online/ratings.ts'
import type { Translated } from '../../message.ts'

export const RATINGS: Translated<typeof EN> = {
  'online.pace': 'Tempó',
  'online.pace.live': 'Élő',
  'online.pace.correspondence': 'Levelezős',
  'online.pace.about':
    'Az élő játszmákban percekben mérjük az időt. Ha egy lépésre órák jutnak, vagy nincs óra, a játszma levelezős.',
  'online.rating.value': '{rating} ± {uncertainty}',
  'online.rating.provisional': 'ideiglenes',
  'online.rating.mine': 'Az értékszámaid',
  'online.rating.mine.none': 'Még nincs értékszámod. Az első ranglistás játszmád után lesz.',
  'online.rating.kind': '{pace}, {players} játékos',
  'online.rating.games': '{count} játszma',
  'online.rating.about':
    'Mindenki 1500-ról indul. A ± utáni szám azt mutatja, mennyire bizonytalan még az értékszám; minden játszmával csökken. Az értékszám ideiglenes, amíg nem játszottál tíz játszmát három különböző ember ellen.',
  'online.rating.change': 'Értékszámok a játszma után',
  'online.rating.waits': 'Számoljuk az értékszámokat…',
  'online.rating.same': 'nem változott',
  'online.rating.left': '{who} idő előtt otthagyta a játszmát: ez neki vereségnek számít.',
  'online.rating.reduced': 'Ez a játszma kevesebbet számít, mert egy napon belül már játszottatok egymással.',
  'online.rating.why.counted': 'Ez a játszma számít.',
  'online.rating.why.erased': 'Nem számít: az ellenfél törölte a fiókját.',
  'online.rating.why.too-few-decisions': 'Nem számít: valaki egyetlen fordulót sem játszott végig.',
  'online.rating.why.same-device':
    'Nem számít: közös az eszközötök vagy az internetkapcsolatotok, vagy egyikőtök a másik robotja.',
  'online.rating.why.pair-limit': 'Nem számít: egy napon belül már három ranglistás játszmát játszottatok egymással.',
  'online.rating.why.too-far-apart': 'Nem számít: több mint 400 pont van köztetek.',
  'online.rating.why.alone': 'Nem számít: rajtad kívül nem játszott más ember.',
  'online.name.now': '{before} (most {now})',
  'online.problem.name-blank': 'A névben legyen legalább egy betű vagy számjegy.',
  'online.problem.name-too-long': 'Ez a név túl hosszú: legfeljebb 24 karakter lehet.',
  'online.problem.name-invisible': 'Ebben a névben láthatatlan karakterek vannak. Írd be újra nélkülük.',
  'online.problem.name-reserved':
    'Ez a név fenntartott, nehogy a szervernek vagy egy robotnak nézzenek. Válassz másikat.',
  'online.problem.name-taken': 'Így vagy megtévesztésig hasonlóan már hívnak itt valakit. Válassz másik nevet.',
}
