/**
 * Scripts of the older pages. They follow the appearance that a person has chosen in the app
 * (`src/platform/appearance.ts`), at once and in frames too. Their javascript: link calls `openJobStatus`. On
 * the map the driver moves along the way, and `repositionMap` centres the map on the driver (D6.5).
 */
export const olderScript = `
window.openJobStatus = function () { window.location.assign('/legacy/job-status'); };

(function () {
  function show() {
    try {
      var chosen = localStorage.getItem('cabrank.appearance');
      if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.appearance = chosen;
      else delete document.documentElement.dataset.appearance;
    } catch (blocked) {
      // Storage is blocked, so the device decides.
    }
  }
  show();
  window.addEventListener('storage', show);
})();
`;

/** The javascript: link, which the pages' policy allows by its hash. */
export const JOB_STATUS_LINK = 'javascript:openJobStatus()';

export const trackScript = `
(function () {
  var map = document.querySelector('svg.map');
  var way = document.getElementById('way');
  var driver = document.getElementById('driver');
  if (!map || !way || !driver) return;
  var began = performance.now();
  var from = Number(map.dataset.elapsed);
  var takes = Number(map.dataset.takes);
  var moves = map.dataset.moving === 'true';

  function place() {
    var elapsed = moves ? from + performance.now() - began : from;
    var part = Math.min(1, Math.max(0, elapsed / takes));
    var point = way.getPointAtLength(way.getTotalLength() * part);
    driver.setAttribute('transform', 'translate(' + point.x + ' ' + point.y + ')');
    return point;
  }

  window.repositionMap = function () {
    var point = place();
    map.setAttribute('viewBox', [point.x - 200, point.y - 120, 400, 240].join(' '));
    map.dataset.repositioned = String(Number(map.dataset.repositioned || '0') + 1);
  };

  place();
  if (moves) setInterval(place, 1000);
})();
`;
