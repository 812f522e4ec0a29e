/** How large the shared picture is, in pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 1260
