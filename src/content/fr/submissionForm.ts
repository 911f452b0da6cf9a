// Apart from what the server answers: this much goes to every browser that shows a form.
export const honeypotLabel = 'Ne pas remplir'
export const unexpectedErrorSentence = 'Une erreur inattendue est survenue. Veuillez réessayer.'
