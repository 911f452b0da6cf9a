export const cookieSection = {
  heading: 'Cookies et autres traceurs',
  intro:
    'Un traceur est une information déposée dans votre navigateur, sous forme de cookie ou dans son espace de stockage. Seuls les traceurs nécessaires sont utilisés sans votre accord, comme le permet l’article 82 de la loi Informatique et Libertés. Refuser est aussi simple qu’accepter, et vous pouvez changer d’avis à tout moment avec le bouton « Gérer les cookies » placé au bas de cette page et de toutes les autres. Votre choix, acceptation ou refus, vous est redemandé après six mois. Un navigateur qui envoie le signal Global Privacy Control (GPC) refuse pour vous : le bandeau ne s’affiche pas, et le bouton « Gérer les cookies » permet d’en décider autrement.',
  types: [
    {
      name: 'Nécessaires',
      description:
        'Ils mémorisent votre choix en matière de traceurs et protègent l’envoi des formulaires contre les abus. Pour le personnel d’Exemplia, un cookie maintient l’ouverture de la session d’administration. Sans eux, le site ne peut pas fonctionner correctement : ils ne peuvent pas être désactivés.',
      duration: 'Six mois pour votre choix ; la durée de la session pour les autres.',
    },
    {
      name: 'Mesure d’audience',
      description:
        'Avec votre accord seulement, un identifiant aléatoire de visiteur et un identifiant de session permettent de compter les pages consultées, avec leur titre et la page précédente, le type d’appareil, le navigateur, le système, la taille de l’écran et la provenance de la visite : le site d’où vous venez et, si le lien suivi la nomme, la campagne dont il fait partie. Si vous postulez au cours de cette visite, votre candidature garde cette provenance, et rien d’autre de votre visite. Le formulaire de candidature indique alors aussi, sans identifiant ni rien de ce que vous y écrivez, jusqu’à quelle partie il est rempli et pourquoi il serait refusé. Retirer votre accord efface aussitôt ces deux identifiants. Tant que vous n’avez pas répondu, le site peut compter la seule adresse d’une page vue, sans identifiant et sans rien lire ni déposer dans votre navigateur ; refuser vous en exclut aussi. Ces mesures sont réalisées par nos propres serveurs ; votre adresse IP n’y est pas conservée ; elles ne sont ni vendues, ni recoupées avec d’autres fichiers, ni transmises à une régie.',
      duration:
        'Dans votre navigateur, treize mois au plus pour l’identifiant de visiteur et le temps de l’onglet pour celui de session ; vingt-cinq mois au plus dans nos bases, où seuls des totaux anonymes restent ensuite.',
    },
    {
      name: 'Marketing',
      description:
        'Ils serviraient à mesurer l’efficacité de campagnes publicitaires. Exemplia n’en dépose aucun à ce jour ; cette catégorie existe pour que votre choix soit déjà connu si cela devait changer, et reste désactivée par défaut.',
      duration: 'Sans objet à ce jour.',
    },
  ],
}
