// Apart from what the server answers: this much goes to every browser that shows a form.
export const honeypotLabel = 'Do not fill in'
export const unexpectedErrorSentence = 'An unexpected error occurred. Please try again.'
