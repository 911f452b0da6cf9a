import type { ReplyTemplateKind } from '@/src/plugins/answers/rules/replyTemplate'
import { standardProposal } from '@/src/plugins/answers/words/offerProposalWords'

type ReplyTemplateContent = {
  title: string
  kind: ReplyTemplateKind
  subject: string
  body: string
}

/** The initial reply templates; each firm adapts them. */
export const frenchReplyTemplates: ReplyTemplateContent[] = [
  {
    title: 'Refus',
    kind: 'refusal',
    subject: 'Votre candidature chez {{entreprise}}',
    body: `Bonjour {{candidat}},

Nous avons lu avec attention {{candidature}}. Merci du temps que vous y avez consacré.

Nous ne pourrons pas lui donner suite : d’autres parcours correspondent de plus près à ce que nous cherchons aujourd’hui. Ce choix ne juge pas votre valeur, et rien ne s’oppose à ce que vous postuliez de nouveau lorsqu’une de nos offres vous attirera.

Si quelque chose n’est pas clair, répondez simplement à ce message.

Nous vous souhaitons de trouver bientôt le poste qui vous convient.

Bien cordialement,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Refus après un entretien',
    kind: 'refusalAfterInterview',
    subject: 'Suite à notre entretien',
    body: `Bonjour {{candidat}},

Merci de nous avoir rencontrés au sujet de {{candidature}}. Nous avons apprécié cet échange.

Nous avons pourtant décidé de ne pas poursuivre. Vous avez droit à la raison : {{à compléter}}

Nous savons que vous aviez préparé cet entretien et que cette réponse déçoit. Si vous voulez en parler, répondez à ce message : la personne que vous avez rencontrée vous rappellera.

Nous vous souhaitons une belle suite.

Bien cordialement,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Invitation à un entretien',
    kind: 'invitation',
    subject: 'Rencontrons-nous',
    body: `Bonjour {{candidat}},

Nous avons lu {{candidature}} avec intérêt, et nous aimerions vous rencontrer.

Voici ce que nous vous proposons (jour, heure, lieu, personnes présentes) : {{à compléter}}

Si ce moment ne vous convient pas, ou si un aménagement vous serait utile, répondez à ce message : nous trouverons une autre solution.

À bientôt,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Pièce manquante',
    kind: 'missingDocument',
    subject: 'Une précision sur votre candidature',
    body: `Bonjour {{candidat}},

Nous étudions {{candidature}}. Pour vous répondre, il nous manque ceci : {{à compléter}}

Vous pouvez nous l’envoyer en répondant à ce message. Si vous ne l’avez pas, dites-le-nous : nous verrons ensemble comment faire sans.

Merci d’avance,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Gardée pour plus tard',
    kind: 'keptForLater',
    subject: 'Votre candidature chez {{entreprise}}',
    body: `Bonjour {{candidat}},

Merci de nous avoir envoyé {{candidature}}.

Nous n’avons pas de poste à vous proposer aujourd’hui, mais votre parcours nous intéresse. Si vous en êtes d’accord, nous gardons votre candidature et nous vous écrirons dès qu’un poste y correspondra. Cela ne vous engage à rien, et vous pouvez nous demander à tout moment de l’effacer en répondant à ce message.

Bien cordialement,
{{signataire}}
{{entreprise}}`,
  },
  { title: 'Proposition d’une offre', kind: 'offerProposal', ...standardProposal.fr },
]
