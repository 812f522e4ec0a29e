import type { Page } from 'playwright-core'

/** What is wrong with how the table is laid out, in words; and where the garden and the prompt are. */
export interface Layout {
  readonly faults: readonly string[]
  /** Left, top, width and height of the garden; undefined while another part is in front. */
  readonly garden: string | undefined
  readonly promptHeight: number
}

/** Runs in the page. `targets` are the choices that the rules allow. */
function look(targets: readonly string[]): Layout {
  interface Box {
    readonly name: string
    readonly element: Element
    readonly rect: DOMRect
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
  const boxes = (selector: string): Box[] =>
    all(selector)
      .filter(isShown)
      .map((element) => ({
        name: `${element.getAttribute('class')?.split(' ').slice(0, 2).join('.')} ${element.getAttribute('data-at') ?? ''}`.trim(),
        element,
        rect: element.getBoundingClientRect(),
      }))
      .filter(({ rect }) => rect.width > 2 && rect.height > 2)
  const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
    x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5
  const inWindow = ({ left, right, top, bottom }: DOMRect) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1

  const faults = new Set<string>()
  const panels = boxes(
    '.table .panel, .player, .player-strip, .prompt-band, .prompt-turn, .recap-band, .notice, .what, .bar, .table-tabs, .table-where, .table-rail-menu',
  )

  // Nothing lies over a square or a canal, nor over what stands there.
  const places = all('.garden-place').filter(isShown) as unknown as SVGGeometryElement[]
  for (const place of places) {
    const { x, y, width, height } = place.getBBox()
    const toScreen = place.getScreenCTM()
    if (toScreen === null) continue
    for (const dx of [0.15, 0.3, 0.5, 0.7, 0.85])
      for (const dy of [0.15, 0.3, 0.5, 0.7, 0.85]) {
        const inside = new DOMPoint(x + dx * width, y + dy * height)
        if (!place.isPointInFill(inside)) continue
        const point = inside.matrixTransform(toScreen)
        for (const { name, rect } of panels)
          if (contains(rect, point.x, point.y)) faults.add(`${name} lies over ${place.getAttribute('data-at')}`)
        if (point.x < 0 || point.y < 0 || point.x > innerWidth || point.y > innerHeight)
          faults.add(`${place.getAttribute('data-at')} is not in the window`)
      }
  }
  for (const piece of boxes('[data-layer="pieces"] > g > *')) {
    const { left, top, width, height } = piece.rect
    for (const { name, rect } of panels)
      if (contains(rect, left + width / 2, top + height / 2)) faults.add(`${name} lies over a piece`)
  }

  // Panels lie beside one another, in the window.
  for (const { name, rect } of panels) if (!inWindow(rect)) faults.add(`${name} is not in the window`)
  // A recap may lie over what is laid out anew in the next round.
  const edges = panels.filter(({ element }) => !element.matches('.prompt-turn, .recap-band'))
  for (const [i, one] of edges.entries())
    for (const other of edges.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (overlap(one.rect, other.rect)) faults.add(`${one.name} overlaps ${other.name}`)
    }

  // What can be chosen is not covered, and lies within its panel. A recap closes at the next tap.
  const recapped = boxes('.recap-band').length > 0
  const choices = recapped ? [] : boxes('.spot.is-legal, .prompt-choice, .prompt-choices button')
  for (const { name, element, rect } of choices) {
    if (!inWindow(rect)) faults.add(`the choice ${name} is not in the window`)
    const frame = element.closest('.panel, .player, .prompt-band')?.getBoundingClientRect()
    if (frame && (rect.bottom > frame.bottom + 4 || rect.right > frame.right + 6 || rect.left < frame.left - 6))
      faults.add(`the choice ${name} does not fit`)
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    if (top !== null && !element.contains(top) && !top.contains(element)) {
      const above = top.closest('[class]')?.getAttribute('class') ?? top.tagName
      faults.add(`the choice ${name} lies below ${above}`)
    }
  }

  const offered = boxes('.prompt button')
  for (const [i, one] of offered.entries())
    for (const other of offered.slice(i + 1))
      if (overlap(one.rect, other.rect)) faults.add(`${one.name} overlaps ${other.name}`)

  // Every choice is in sight, or behind a tab that says so.
  const dots = all('.table-tab-dot').filter(isShown).length
  for (const target of targets) {
    const seen = all(`[data-at="${target}"]`).some(
      (element) => isShown(element) && inWindow(element.getBoundingClientRect()),
    )
    if (!seen && dots === 0) faults.add(`${target} is nowhere`)
  }

  // Nothing scrolls but the log, and what stands in its place.
  const { scrollHeight, scrollWidth } = document.documentElement
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.add('the page scrolls')
  for (const element of all('.table *')) {
    const { overflowY, overflowX } = getComputedStyle(element)
    const scrolls =
      (['auto', 'scroll'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      (['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1)
    if (scrolls && !element.matches('.log-scroll, .turn-list, .bot-lines, .prompt-plan') && isShown(element))
      faults.add(`${element.getAttribute('class')} scrolls`)
  }

  // Nothing is cut off: not by its panel, not by what lies beside it, and no words of what was tapped.
  for (const { name, rect, element } of panels.filter(({ element }) => element.matches('.panel, .player')))
    for (const part of element.querySelectorAll('li, button, dl, p, .chip, .court-level')) {
      if (!isShown(part) || part.closest('.log-scroll, .turn-list, .bot-lines, .visually-hidden') !== null) continue
      const { left, right, bottom, width } = part.getBoundingClientRect()
      if (width > 2 && (left < rect.left - 6 || right > rect.right + 6 || bottom > rect.bottom + 4))
        faults.add(`${part.getAttribute('class') ?? part.tagName} sticks out of ${name}`)
    }
  for (const { name, element, rect } of boxes('.player')) {
    const head = boxes('.player-name, .player-note > *, .player-flags > li, .player-score').filter((one) =>
      element.contains(one.element),
    )
    for (const one of head) if (one.rect.top < rect.top - 1) faults.add(`${one.name} sticks out of ${name}`)
    for (const [i, one] of head.entries())
      for (const other of head.slice(i + 1))
        if (overlap(one.rect, other.rect)) faults.add(`${one.name} overlaps ${other.name} of ${name}`)
    const parts = boxes('.player-good:not(.is-offered), .player-level, .player-flags > li, .chip').filter((one) =>
      element.contains(one.element),
    )
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1))
        if (overlap(one.rect, other.rect)) faults.add(`${one.name} overlaps ${other.name}`)
  }
  for (const { element } of boxes('.city')) {
    const words = document.createRange()
    words.selectNodeContents(element.querySelector('.city-name') ?? element)
    const price = element.querySelector('.city-cost')?.getBoundingClientRect()
    const { left, top, width, height } = words.getBoundingClientRect()
    // Above its letters a line has some room.
    const letters = new DOMRect(left, top + 4, width, height - 4)
    if (price && overlap(letters, price)) faults.add(`a price lies over ${words.toString()}`)
    const seen = price && document.elementFromPoint(price.left + price.width / 2, price.top + 3)
    if (!recapped && seen && !element.contains(seen)) faults.add(`the price of ${words.toString()} is covered`)
  }
  // While something is looked at, the question gives way to what there is to say of it.
  for (const { name, element } of boxes('.prompt-line, .prompt-title:not(:has(+ .prompt-line))'))
    if (element.scrollHeight > element.clientHeight + 2) faults.add(`${name} is cut off: ${element.textContent}`)
  for (const { name, element, rect } of boxes('.hint-body, .coach-words, .moment-title')) {
    const band = element.closest('.prompt-band')?.getBoundingClientRect() ?? rect
    const buttons = boxes('.hint-buttons, .coach .prompt-buttons')
    if (
      element.scrollHeight > element.clientHeight + 2 ||
      rect.top < band.top ||
      rect.bottom > band.bottom ||
      buttons.some((one) => overlap(one.rect, rect))
    )
      faults.add(`${name} is cut off: ${element.textContent}`)
  }
  for (const { name, element, rect } of boxes('.prompt-play .prompt-title, .prompt-play .prompt-line')) {
    const band = element.closest('.prompt-band')?.getBoundingClientRect() ?? rect
    const covered = boxes('.prompt-choices, .prompt-tools').filter((one) => overlap(one.rect, rect))
    if (rect.top < band.top || rect.bottom > band.bottom || covered.length > 0)
      faults.add(`${name} has no room: ${element.textContent}`)
  }
  for (const { element, rect } of boxes('.prompt-choice')) {
    const name = element.querySelector('b')
    if (name === null) continue
    const words = document.createRange()
    words.selectNodeContents(name)
    const { left, right, top, bottom } = words.getBoundingClientRect()
    const cut = [name, element.querySelector('.prompt-choice-words') ?? name].some(
      (part) =>
        getComputedStyle(part).overflowX !== 'visible' &&
        (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2),
    )
    if (cut || left < rect.left || right > rect.right || top < rect.top || bottom > rect.bottom)
      faults.add(`the name of a choice is cut off: ${name.textContent}`)
  }
  if (boxes('.prompt-elsewhere').length > 0 && dots === 0) faults.add('no tab says where goods are picked')
  if (boxes('.tip').length > 0 && matchMedia('(pointer: coarse)').matches) faults.add('a card lies over the garden')

  // What a finger is to tap is large enough.
  if (matchMedia('(pointer: coarse)').matches)
    for (const { name, rect } of boxes('.prompt button, .table-tab'))
      if (rect.width < 43.5 || rect.height < 43.5) faults.add(`${name} is ${rect.width} × ${rect.height}`)

  const garden = boxes('.garden-stage')[0]?.rect
  return {
    faults: [...faults],
    garden: garden && [garden.left, garden.top, garden.width, garden.height].map(Math.round).join(' '),
    promptHeight: Math.round(boxes('.prompt-band')[0]?.rect.height ?? 0),
  }
}

/** Two frames: by then a new size of the window is laid out. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Looks at the table as it is laid out now. */
export async function layoutOf(page: Page, targets: readonly string[]): Promise<Layout> {
  await page.evaluate(settled)
  return page.evaluate(look, targets)
}
