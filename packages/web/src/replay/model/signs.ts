/** Most languages write a hyphen for the minus of a number; on the screen it is a minus. */
export const withMinus = (number: string): string => number.replace('-', '−')
