import type { LegalArticleContent } from './articleContent'

export const privacyPolicy: { heading: string; articles: LegalArticleContent[] } = {
  heading: 'Protection des données personnelles',
  articles: [
    {
      heading: 'Responsable du traitement',
      body: [
        'Exemplia, dont les coordonnées figurent en tête de page, est responsable des traitements décrits ci-dessous, au sens du règlement (UE) 2016/679 (RGPD) et de la loi n° 78-17 du 6 janvier 1978. Son délégué à la protection des données peut être joint à l’adresse dpo@exemplia.example ou par courrier au siège.',
      ],
    },
    {
      heading: 'Données des candidats',
      body: [
        'Le formulaire de candidature recueille vos nom, adresse e-mail et, si vous le souhaitez, téléphone, CV, lettre de motivation et la façon dont vous nous avez connus. Nom et e-mail sont indispensables pour étudier la demande et vous répondre ; le reste est facultatif. Conformément à l’article L. 1221-6 du code du travail, seules les informations utiles à l’appréciation de vos aptitudes professionnelles sont prises en compte : merci de ne pas mentionner votre santé, vos opinions, votre situation familiale ni votre numéro de sécurité sociale.',
        'Ces données servent à étudier votre candidature et, le cas échéant, à préparer un contrat. Le traitement repose sur des mesures précontractuelles prises à votre demande (article 6.1.b du RGPD) puis, après un refus, sur notre intérêt légitime à vous proposer un autre poste et à justifier nos décisions (article 6.1.f).',
        'Votre dossier est effacé avec ses fichiers au terme des durées indiquées sous le formulaire de candidature, qui courent à partir d’un refus, du retrait de votre candidature ou, si rien n’a été décidé, de notre dernier contact. Il peut en rester ensuite, pendant la durée indiquée au même endroit, un résumé sans CV, lettre ni notes (nom, e-mail, offre, dates et décision), dans une archive restreinte consultée seulement en cas de litige. Vous pouvez demander un effacement plus rapide à tout moment. Si vous êtes recruté, ce dossier rejoint votre dossier du personnel. Aucune décision n’est prise par un procédé automatisé : chaque candidature est lue par une personne.',
      ],
    },
    {
      heading: 'Données des personnes qui nous écrivent',
      body: [
        'Le formulaire de contact recueille vos nom, adresse e-mail, sujet et message, tous nécessaires pour vous répondre. Le traitement repose sur notre intérêt légitime à répondre aux demandes reçues (article 6.1.f). Les messages sont effacés trois ans après le dernier échange. Ils ne servent à aucun envoi publicitaire.',
      ],
    },
    {
      heading: 'Mesure d’audience et sécurité',
      body: [
        'La mesure d’audience repose sur votre consentement (article 6.1.a), que vous pouvez retirer à tout moment sans conséquence sur votre accès au site. Par ailleurs, pour prévenir les envois abusifs, l’adresse IP est utilisée un court moment afin de limiter le nombre de formulaires envoyés et de pages comptées, au titre de notre intérêt légitime à protéger le service.',
      ],
    },
    {
      heading: 'Destinataires',
      body: [
        'Vos données sont accessibles aux seules personnes d’Exemplia qui en ont besoin : recruteurs et responsables d’équipe pour les candidatures, équipe commerciale pour les messages, administrateurs du site sous obligation de confidentialité. Nos sous-traitants, hébergeur, service d’envoi d’e-mails et, lorsqu’elle est activée, messagerie d’équipe, agissent sur nos instructions dans le cadre d’un contrat conforme à l’article 28 du RGPD.',
        'Les données sont hébergées dans l’Union européenne. Si l’un de ces services impliquait un transfert en dehors de celle-ci, il serait encadré par une décision d’adéquation ou par les clauses contractuelles types de la Commission européenne, dont une copie peut être demandée au délégué. Vos données ne sont jamais vendues.',
      ],
    },
    {
      heading: 'Sécurité',
      body: [
        'Les échanges avec le site sont chiffrés. Les CV et lettres sont conservés dans un espace privé, sous des noms aléatoires, et ne peuvent être téléchargés que par le personnel habilité, au moyen de liens valables soixante secondes. Les accès sont nominatifs, retirés dès le départ de la personne, et les fichiers reçus sont contrôlés avant d’être enregistrés.',
      ],
    },
    {
      heading: 'Vos droits',
      body: [
        'Vous disposez sur vos données des droits suivants :',
        [
          'accès : savoir si nous détenons des données vous concernant et en recevoir une copie ;',
          'rectification : faire corriger une donnée inexacte ou incomplète ;',
          'effacement : obtenir la suppression de vos données, votre candidature comprise ;',
          'limitation : demander que vos données soient conservées sans être utilisées ;',
          'opposition : refuser un traitement fondé sur notre intérêt légitime, pour des raisons tenant à votre situation ;',
          'portabilité : recevoir dans un format courant les données que vous avez fournies, lorsque le traitement repose sur votre consentement ou sur un contrat ;',
          'retrait du consentement, à tout moment et sans effet sur le passé ;',
          'directives : décider du sort de vos données après votre décès.',
        ],
        'Écrivez pour cela à dpo@exemplia.example ou par courrier au siège, en précisant l’objet de votre demande ; une preuve d’identité n’est demandée qu’en cas de doute raisonnable. Nous répondons dans un délai d’un mois, prolongeable de deux mois si la demande est complexe, auquel cas nous vous en informons.',
        'Si vous estimez, après nous avoir contactés, que vos droits ne sont pas respectés, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou sur son site internet.',
      ],
    },
  ],
}
