/** Corrects the year of the copyright line where the site was built in an earlier one (requirement 2.6.3). */
export function startCurrentYear(): void {
  const year = document.querySelector('.pb-footer-copyright time');
  const current = new Date().getFullYear();
  if (year && Number(year.textContent) < current) {
    year.textContent = String(current);
  }
}
