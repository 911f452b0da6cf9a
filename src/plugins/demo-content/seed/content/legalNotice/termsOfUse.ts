import type { LegalArticleContent } from './articleContent'

export const termsOfUse: { heading: string; articles: LegalArticleContent[] } = {
  heading: 'Conditions générales d’utilisation',
  articles: [
    {
      heading: 'Objet',
      body: [
        'Les présentes conditions fixent les règles d’utilisation du site d’Exemplia, qui présente les activités de l’entreprise, publie ses offres d’emploi et permet de lui adresser un message ou une candidature. L’accès au site est libre et gratuit. Sa consultation vaut acceptation des présentes conditions, qui ne se substituent pas aux contrats conclus avec nos clients.',
      ],
    },
    {
      heading: 'Disponibilité et exactitude',
      body: [
        'Exemplia s’efforce de maintenir le site accessible à toute heure et d’en tenir le contenu à jour, sans pouvoir garantir l’absence d’interruption ou d’erreur. L’accès peut être suspendu pour maintenance. Les informations publiées ont un caractère général : elles ne constituent ni une offre contractuelle de services, ni un conseil adapté à une situation particulière. Une offre d’emploi peut être modifiée ou retirée jusqu’à la signature du contrat de travail.',
      ],
    },
    {
      heading: 'Usage loyal',
      body: [
        'Vous vous engagez à utiliser le site conformément à la loi et à sa destination. Il est notamment interdit :',
        [
          'd’adresser, par les formulaires, des contenus illicites, des fichiers malveillants ou des informations que vous savez inexactes ;',
          'd’usurper l’identité d’un tiers ou de transmettre ses données sans son accord ;',
          'd’entraver le fonctionnement du site ou de tenter d’accéder à ses parties réservées, faits réprimés par les articles 323-1 et suivants du code pénal.',
        ],
        'Les personnes qui découvrent de bonne foi une vulnérabilité sont invitées à nous la signaler par e-mail avant toute publication ; nous leur répondons sous cinq jours ouvrés.',
      ],
    },
    {
      heading: 'Propriété intellectuelle',
      body: [
        'Les textes, dessins, logos, bases de données et logiciels qui composent le site sont protégés par le code de la propriété intellectuelle et appartiennent à Exemplia ou à des tiers qui lui en ont concédé l’usage. Toute reproduction ou représentation, totale ou partielle, sans autorisation écrite préalable est interdite, sous réserve des exceptions légales, dont la courte citation accompagnée de la source. Les noms et logos de clients sont utilisés avec leur accord et restent leur propriété.',
      ],
    },
    {
      heading: 'Liens',
      body: [
        'Le site peut renvoyer vers des sites tiers, notamment ceux de nos associations partenaires. Exemplia n’en maîtrise pas le contenu et ne peut en être tenue responsable. Un lien vers nos pages peut être établi librement, pourvu qu’il n’induise pas le public en erreur sur son origine.',
      ],
    },
    {
      heading: 'Responsabilité',
      body: [
        'La responsabilité d’Exemplia ne saurait être engagée pour les dommages résultant d’une utilisation du site contraire aux présentes conditions, d’un cas de force majeure ou du fait d’un tiers. Cette clause n’exclut ni ne limite aucun droit que la loi reconnaît impérativement aux consommateurs, ni la responsabilité d’Exemplia en cas de faute lourde ou de dol.',
      ],
    },
    {
      heading: 'Droit applicable',
      body: [
        'Les présentes conditions sont régies par le droit français. En cas de différend, les parties recherchent d’abord une solution amiable. À défaut, le litige relève des tribunaux français compétents ; s’il oppose Exemplia à un commerçant, compétence est donnée au tribunal des activités économiques de Paris.',
      ],
    },
  ],
}
