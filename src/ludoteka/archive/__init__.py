"""Rules of earlier versions, as they played: matches begun with them go on with them."""
