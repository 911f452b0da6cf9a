/** Tells the style of what is said in passing how much room the bar under the thumb takes, if there is one. */
export function liftToasts(page: Document) {
  const bars = [...page.querySelectorAll('[data-thumb-bar]')]
  const fixed = bars.filter((bar) => getComputedStyle(bar).position === 'fixed')
  const height = Math.max(0, ...fixed.map((bar) => bar.getBoundingClientRect().height))
  page.documentElement.style.setProperty('--thumb-bar', `${Math.ceil(height)}px`)
}
