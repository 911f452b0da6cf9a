import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Below the proposal of an offer. */
export const proposalMailWords = {
  fr: {
    footer: (company: string) =>
      `Vous recevez ce message parce que vous avez accepté que ${company} conserve votre candidature pour vous proposer d’autres offres. Pour nous écrire, répondez-y simplement.`,
    withdraw: 'Retirer votre accord',
  },
  en: {
    footer: (company: string) =>
      `You are receiving this message because you agreed that ${company} keeps your application to suggest other positions to you. To write to us, simply reply to it.`,
    withdraw: 'Withdraw your consent',
  },
} as const satisfies Record<SiteLanguage, { footer: (company: string) => string; withdraw: string }>

/** At the end of a reply that asks for the consent to keep the application. */
export const consentRequestMailWords = {
  fr: {
    sentence:
      'Pouvons-nous garder votre candidature pour vous écrire quand une autre offre vous correspond\u00A0? Ouvrez la page ci-dessous pour accepter ou refuser\u00A0; sans réponse, nous ne gardons rien de plus.',
    link: 'Accepter ou refuser',
  },
  en: {
    sentence:
      'May we keep your application to write to you when another position suits you? Open the page below to agree or decline; without an answer, we keep nothing more.',
    link: 'Agree or decline',
  },
} as const satisfies Record<SiteLanguage, { sentence: string; link: string }>

/** The text of a proposal where the firm has no template; the template of a new firm has it too. */
export const standardProposal = {
  fr: {
    subject: 'Une offre pour vous\u00A0: {{offre proposée}}',
    body: `Bonjour {{prénom}},

Vous avez accepté que nous gardions votre candidature pour d’autres offres. En voici une qui pourrait vous convenir\u00A0: {{offre proposée}}.

Vous pouvez la lire et y postuler ici\u00A0:
{{lien}}

Si elle ne vous attire pas, vous n’avez rien à faire\u00A0: nous gardons votre candidature.

Bien cordialement,
{{signataire}}
{{entreprise}}`,
  },
  en: {
    subject: 'A position for you: {{offre proposée}}',
    body: `Dear {{prénom}},

You agreed that we keep your application for other positions. Here is one that may suit you: {{offre proposée}}.

You can read it and apply here:
{{lien}}

If it does not appeal to you, there is nothing to do: we keep your application.

Kind regards,
{{signataire}}
{{entreprise}}`,
  },
} as const satisfies Record<SiteLanguage, { subject: string; body: string }>
