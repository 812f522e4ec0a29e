import { describe, expect, it } from 'vitest'
import { parseRoute, type Route, routeTo } from '../src/app/router.ts'

describe('an address', () => {
  it.each([
    ['', { screen: 'home' }],
    ['#', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/new', { screen: 'new', people: false }],
    ['#/new/people', { screen: 'new', people: true }],
    ['#/play/abc', { screen: 'play', id: 'abc' }],
    ['#/replay/game/abc/12', { screen: 'replay', rest: ['game', 'abc', '12'] }],
    ['#/learn', { screen: 'learn', rest: [] }],
    ['#/rules/R7.2', { screen: 'rules', rest: ['R7.2'] }],
    ['#/settings', { screen: 'settings' }],
    ['#/about', { screen: 'about' }],
    ['#/games', { screen: 'games' }],
    ['#/statistics/seals', { screen: 'statistics', rest: ['seals'] }],
    ['#/play', { screen: 'unknown' }],
    ['#/nowhere', { screen: 'unknown' }],
    ['#/play/%E0%A4%A', { screen: 'play', id: '%E0%A4%A' }],
  ] as const)('%s leads to its screen', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })

  it('of every screen leads back to it', () => {
    const routes: Route[] = [
      { screen: 'home' },
      { screen: 'games' },
      { screen: 'settings' },
      { screen: 'about' },
      { screen: 'new', people: true },
      { screen: 'new', people: false },
      { screen: 'play', id: 'a b/c' },
      { screen: 'replay', rest: ['record', 'zAb-_', '3'] },
      { screen: 'rules', rest: [] },
      { screen: 'statistics', rest: [] },
    ]
    for (const route of routes) expect(parseRoute(routeTo(route))).toEqual(route)
  })
})
