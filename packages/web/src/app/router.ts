/** The screens of the app, each behind its own address after the `#`. */
export type Route =
  | { readonly screen: 'home' | 'games' | 'settings' | 'about' | 'unknown' }
  /** `people`: everybody sits around this screen. */
  | { readonly screen: 'new'; readonly people: boolean }
  | { readonly screen: 'play'; readonly id: string }
  /** What follows belongs to the screen itself: `game/ID/12`, `record/…/12`; a page of the rules. */
  | {
      readonly screen: 'replay' | 'learn' | 'rules' | 'online' | 'statistics' | 'puzzles' | 'openings'
      readonly rest: readonly string[]
    }

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads an address: what stands after the `#`, with or without it. */
export function parseRoute(hash: string): Route {
  const [screen = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode)
  switch (screen) {
    case '':
      return { screen: 'home' }
    case 'games':
    case 'settings':
    case 'about':
      return { screen }
    case 'new':
      return { screen, people: rest[0] === 'people' }
    case 'play':
      return rest[0] === undefined || rest[0] === '' ? { screen: 'unknown' } : { screen, id: rest[0] }
    case 'replay':
    case 'learn':
    case 'rules':
    case 'online':
    case 'statistics':
    case 'puzzles':
    case 'openings':
      return { screen, rest: rest.filter((part) => part !== '') }
    default:
      return { screen: 'unknown' }
  }
}

/** The address of a screen, as a link has it. */
export function routeTo(route: Route): string {
  const parts = (): readonly string[] => {
    switch (route.screen) {
      case 'home':
      case 'unknown':
        return []
      case 'new':
        return route.people ? ['new', 'people'] : ['new']
      case 'play':
        return ['play', route.id]
      case 'replay':
      case 'learn':
      case 'rules':
      case 'online':
      case 'statistics':
      case 'puzzles':
      case 'openings':
        return [route.screen, ...route.rest]
      default:
        return [route.screen]
    }
  }
  return `#/${parts().map(encodeURIComponent).join('/')}`
}
