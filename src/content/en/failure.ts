// The texts have a file of their own, because the error page loads it in the browser.
export const failureWords = {
  title: 'This page cannot be displayed',
  explanation:
    'Something is preventing it for the moment. Reload the page in a few moments; if this continues, come back a little later.',
  retry: 'Reload the page',
  home: 'Back to the home page',
} as const
