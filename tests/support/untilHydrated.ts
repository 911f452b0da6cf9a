import { expect, type Locator } from '@playwright/test'

/**
 * Waits until React handles the events of this element. A page is loaded before: until then React
 * loses text that is typed into its controlled fields.
 */
export function untilHydrated(part: Locator) {
  return expect.poll(() => part.evaluate(isHydrated)).toBe(true)
}

// Runs in the browser. React stores the properties of an element in the element itself.
function isHydrated(element: Element) {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'))
}
