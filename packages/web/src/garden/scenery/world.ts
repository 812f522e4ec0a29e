/** How far the scenery goes: wide and high enough for any screen around the garden. */
export const WORLD = { half: 2600, top: -2400, bottom: 2000 } as const
